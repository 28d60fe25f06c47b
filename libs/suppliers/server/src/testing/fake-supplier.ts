import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FakeSupplier {
  /** The base URL, on a free loopback port. */
  url: string;
  /** Host and port as in SUPPLIER_ALLOWED_HOSTS. */
  host: string;
  /** Calls received so far. */
  calls: Pick<IncomingMessage, 'method' | 'url' | 'headers'>[];
  /** Replaces the response from now on. */
  answer: (listener: RequestListener) => void;
  close(): Promise<void>;
}

/** A test supplier: a real HTTP server with a configurable response, by default a Duffel list. */
export async function startFakeSupplier(): Promise<FakeSupplier> {
  const calls: FakeSupplier['calls'] = [];
  let listener: RequestListener = duffelList;
  const server: Server = createServer((request, response) => {
    calls.push({ method: request.method, url: request.url, headers: request.headers });
    listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: `http://${host}`,
    host,
    calls,
    answer: (next) => (listener = next),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** A response of GET /air/airlines?limit=1 (SUPPLIER 1). */
const duffelList: RequestListener = (_request, response) => {
  response.setHeader('content-type', 'application/json');
  response.end(
    JSON.stringify({
      data: [{ id: 'arl_00009VME7DBKeMags5CliQ', name: 'Duffel Airways', iata_code: 'ZZ' }],
      meta: { limit: 1, before: null, after: null },
    }),
  );
};

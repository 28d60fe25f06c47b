import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FakeSupplier {
  /** Its base URL, on a free port of the loopback address. */
  url: string;
  /** Its host and port, as SUPPLIER_ALLOWED_HOSTS names them. */
  host: string;
  /** The calls so far. */
  calls: Pick<IncomingMessage, 'method' | 'url' | 'headers'>[];
  /** From now on answers so. */
  answer: (listener: RequestListener) => void;
  close(): Promise<void>;
}

/** A supplier for tests: a real HTTP server that answers what it is told, a Duffel list at first. */
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

/** The shape of GET /air/airlines?limit=1 (SUPPLIER 1). */
const duffelList: RequestListener = (_request, response) => {
  response.setHeader('content-type', 'application/json');
  response.end(
    JSON.stringify({
      data: [{ id: 'arl_00009VME7DBKeMags5CliQ', name: 'Duffel Airways', iata_code: 'ZZ' }],
      meta: { limit: 1, before: null, after: null },
    }),
  );
};

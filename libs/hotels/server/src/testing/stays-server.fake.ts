import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { stayWire, type AskedWire, type StayWish } from './stay-wire.fake';

type Listener = (request: IncomingMessage, response: ServerResponse, asked: AskedWire) => void;

export interface FakeStays {
  url: string;
  /** The bodies of the searches so far. */
  asked: AskedWire[];
  /** Sets the properties of all further searches. */
  sells(...wishes: StayWish[]): void;
  /** Sets the response to further searches. */
  onSearch(listener: Listener): void;
  close(): Promise<void>;
}

/** Starts a supplier with the search of Stays. */
export async function startFakeStays(...wishes: StayWish[]): Promise<FakeStays> {
  const asked: AskedWire[] = [];
  const selling =
    (sold: readonly StayWish[]): Listener =>
    (_request, response, search) =>
      json(response, 201, { data: { results: sold.map((wish) => stayWire(search, wish)) } });
  let answer = selling(wishes);
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk));
    request.on('end', () => {
      const { data } = JSON.parse(body);
      asked.push(data);
      answer(request, response, data);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    sells: (...next) => (answer = selling(next)),
    onSearch: (listener) => (answer = listener),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

export function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

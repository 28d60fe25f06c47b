import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { stayWire, type AskedWire, type StayWish } from './stay-wire.fake';

/** `asked` is the body of a search; for other requests, the body of the last search. */
type Listener = (request: IncomingMessage, response: ServerResponse, asked: AskedWire) => void;

export interface FakeStays {
  url: string;
  /** The bodies of the searches so far. */
  asked: AskedWire[];
  /** The paths of all requests so far. */
  paths: string[];
  /** Sets the properties of all further searches, and removes the listeners. */
  sells(...wishes: StayWish[]): void;
  /** Sets the response to further searches. */
  onSearch(listener: Listener): void;
  /** Sets the response to further requests whose path has this suffix. */
  on(end: string, listener: Listener): void;
  close(): Promise<void>;
}

const fetched = /^\/stays\/search_results\/srr_(\w+)\/actions\/fetch_all_rates$/;

/** Starts a supplier with the search of Stays and the rates of a result. */
export async function startFakeStays(...wishes: StayWish[]): Promise<FakeStays> {
  const asked: AskedWire[] = [];
  const paths: string[] = [];
  const listeners = new Map<string, Listener>();
  let sold: readonly StayWish[] = wishes;
  const wanted = (path: string, search: AskedWire) => {
    const only = fetched.exec(path)?.[1];
    if (only !== undefined) return sold.filter(({ id }) => id === only);
    return sold.filter(({ id }) => search.accommodation?.ids.includes(`acc_${id}`) ?? true);
  };
  const answer: Listener = ({ url: path = '' }, response, search) => {
    const results = wanted(path, search).map((wish) => stayWire(search, wish));
    if (path === '/stays/search') return json(response, 201, { data: { results } });
    const [data] = results;
    return data ? json(response, 200, { data }) : json(response, 404, { errors: [] });
  };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk));
    request.on('end', () => {
      const path = request.url ?? '';
      paths.push(path);
      if (path === '/stays/search') asked.push(JSON.parse(body).data);
      const [, listener = answer] = [...listeners].find(([end]) => path.endsWith(end)) ?? [];
      listener(request, response, asked.at(-1) ?? noSearch);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    paths,
    sells: (...next) => {
      sold = next;
      listeners.clear();
    },
    onSearch: (listener) => void listeners.set('/stays/search', listener),
    on: (end, listener) => void listeners.set(end, listener),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

const noSearch: AskedWire = { check_in_date: '', check_out_date: '', rooms: 1, guests: [] };

export function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { offerWire, type OfferWire, type OfferWish } from './duffel-wire.fake';

type Listener = (request: IncomingMessage, response: ServerResponse, body: string) => void;

export interface FakeDuffel {
  url: string;
  port: number;
  /** The calls so far, with their bodies. */
  calls: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[];
  /** Returns the number of calls whose connection is still open. */
  open(): number;
  /** Sets the offers for all further searches. */
  sells(...wishes: OfferWish[]): void;
  /** Sets a change to every offer in further searches. */
  onSale(change: (offer: OfferWire) => OfferWire): void;
  /** Sets the response to further searches. */
  onSearch(listener: Listener): void;
  /** Sets the response to further requests of one offer; null: gone. */
  onOffer(change: (offer: OfferWire) => OfferWire | null): void;
  /** Refuses all further requests of one offer. */
  onRefuse(status: number, code: string): void;
  close(): Promise<void>;
}

/** Starts a supplier with the searches and offer requests of SUPPLIER's protocol. */
export async function startFakeDuffel(...wishes: OfferWish[]): Promise<FakeDuffel> {
  const calls: FakeDuffel['calls'] = [];
  const sold = new Map<string, OfferWire>();
  let selling: readonly OfferWish[] = wishes;
  let open = 0;
  let change: (offer: OfferWire) => OfferWire | null = (offer) => offer;
  let spoil: (offer: OfferWire) => OfferWire = (offer) => offer;
  const answerSearch: Listener = (_request, response, body) => {
    const { slices, ...asked } = JSON.parse(body).data;
    const offers = selling.map((wish) => spoil(offerWire(slices, wish, asked)));
    for (const offer of offers) sold.set(offer.id, offer);
    json(response, 201, { data: { id: 'orq_1', offers } });
  };
  let search = answerSearch;
  let refusal = { status: 422, code: 'offer_no_longer_available' };

  const server = createServer((request, response) => {
    open += 1;
    response.on('close', () => (open -= 1));
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      calls.push({ method, url, headers, body });
      if (method === 'POST') return search(request, response, body);
      const offer = sold.get(url.split('/').at(-1) ?? '');
      const now = offer && change(offer);
      if (now) return json(response, 200, { data: now });
      const { status, code } = refusal;
      return json(response, status, { errors: [{ type: 'invalid_state_error', code }], meta: { status } });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    calls,
    open: () => open,
    sells: (...next) => {
      selling = next;
      spoil = (offer) => offer;
      search = answerSearch;
    },
    onSale: (next) => (spoil = next),
    onSearch: (listener) => (search = listener),
    onOffer: (next) => (change = next),
    onRefuse: (status, code) => {
      refusal = { status, code };
      change = () => null;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

export function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json', 'x-request-id': 'req_fake' });
  response.end(JSON.stringify(body));
}

import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface HeronLeg {
  from: string;
  to: string;
  dep: string;
  arr: string;
  al: string;
  no: string;
}

export interface HeronQuote {
  quoteNo: string;
  cents: number;
  cur: string;
  validTo: string;
  people: number;
  leg: HeronLeg;
}

interface HeronPerson {
  no: string;
  first: string;
  last: string;
  birthday: string;
}

export interface HeronReservation {
  resNo: string;
  quote: HeronQuote;
  locator: string;
  client: { booking: string; attempt: string };
  people: HeronPerson[];
  state: 'held' | 'paid' | 'released';
  payBy: string;
  madeAt: string;
  paidAt: string | null;
  releasedAt: string | null;
  tickets: string[];
}

export interface Heron {
  url: string;
  calls: { method: string; path: string; headers: IncomingHttpHeaders; body: unknown }[];
  reservations: ReadonlyMap<string, HeronReservation>;
  /** The registered hooks, with the keys that sign their events. */
  hooks: ReadonlyMap<string, { target: string; key: string }>;
  /** Returns the headers of a signed event. */
  signed(body: string, key: string): Record<string, string>;
  close(): Promise<void>;
}

export const heronAccount = 'nile-desk:heron-says-4x8Y';

type Asked = { path: string; query: URLSearchParams; body: Record<string, unknown> };

/**
 * Starts a supplier whose protocol differs from Duffel's in everything: Basic authentication, a version header, other paths, amounts in
 * cents, other names, and events signed over time and body in two headers.
 */
export async function startHeron(): Promise<Heron> {
  const calls: Heron['calls'] = [];
  const quotes = new Map<string, HeronQuote>();
  const reservations = new Map<string, HeronReservation>();
  const hooks = new Map<string, { target: string; key: string }>();
  let made = 0;

  const quote = ({ query }: Asked): object => {
    const [from, to, date] = ['from', 'to', 'date'].map((name) => query.get(name) ?? '');
    const one: HeronQuote = {
      quoteNo: `Q${(made += 1)}`,
      cents: 24_950,
      cur: 'EUR',
      validTo: new Date(Date.now() + 20 * 60_000).toISOString(),
      people: Number(query.get('people')),
      leg: {
        from: from ?? '',
        to: to ?? '',
        dep: `${date} 10:00`,
        arr: `${date} 13:25`,
        al: 'ZZ',
        no: '417',
      },
    };
    quotes.set(one.quoteNo, one);
    return { quotes: [one] };
  };

  const reserve = ({ body }: Asked): object | null => {
    const found = quotes.get(String(body.quoteNo));
    if (!found) return null;
    const now = new Date().toISOString();
    const isHeld = body.hold === true;
    const one: HeronReservation = {
      resNo: `R${(made += 1)}`,
      quote: found,
      locator: `HRN${made}`,
      client: body.client as HeronReservation['client'],
      people: body.people as HeronPerson[],
      state: isHeld ? 'held' : 'paid',
      payBy: new Date(Date.now() + 48 * 3_600_000).toISOString(),
      madeAt: now,
      paidAt: isHeld ? null : now,
      releasedAt: null,
      tickets: isHeld ? [] : ['9990000000001'],
    };
    reservations.set(one.resNo, one);
    return one;
  };

  const settle = (one: HeronReservation, { body }: Asked): object | null => {
    if (one.state !== 'held' || body.cents !== one.quote.cents) return null;
    Object.assign(one, { state: 'paid', paidAt: new Date().toISOString(), tickets: ['9990000000001'] });
    return { receipt: `P${(made += 1)}`, cents: one.quote.cents, cur: one.quote.cur, at: one.paidAt };
  };

  const release = (one: HeronReservation): object => {
    Object.assign(one, { state: 'released', releasedAt: new Date().toISOString() });
    return one;
  };

  const hook = ({ body }: Asked): object => {
    const name = `H${(made += 1)}`;
    hooks.set(name, { target: String(body.target), key: `key of ${name}` });
    return { hook: name, target: body.target, key: `key of ${name}` };
  };

  const answer = (method: string, asked: Asked): object | null => {
    const [, , things, id = '', action] = asked.path.split('/');
    if (things === 'hello') return { hello: 'heron' };
    if (things === 'quotes') return id === '' ? quote(asked) : (quotes.get(id) ?? null);
    if (things === 'hooks' && method === 'POST') return hook(asked);
    if (things === 'hooks')
      return { hooks: [...hooks].map(([name, { target }]) => ({ hook: name, target })) };
    if (method === 'POST' && id === '') return reserve(asked);
    if (id === '') return { reservations: [...reservations.values()] };
    const one = reservations.get(id);
    if (!one) return null;
    if (action === 'settle') return settle(one, asked);
    return action === 'release' ? release(one) : one;
  };

  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const { pathname: path, searchParams: query } = new URL(url, 'http://heron');
      const body = text === '' ? {} : JSON.parse(text);
      calls.push({ method, path, headers, body });
      const isKnown =
        headers.authorization === `Basic ${Buffer.from(heronAccount).toString('base64')}` &&
        headers['x-heron-api'] === '3';
      const done = isKnown ? answer(method, { path, query, body }) : null;
      response.writeHead(!isKnown ? 401 : done ? 200 : 409, {
        'content-type': 'application/json',
        'x-heron-call': `call-${calls.length}`,
      });
      // Some suppliers repeat unknown credentials in their refusal; so does this one.
      response.end(JSON.stringify(done ?? { problem: `no: ${headers.authorization}` }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    reservations,
    hooks,
    signed: (body, key) => {
      const time = new Date().toISOString();
      const mac = createHmac('sha512', key).update(`${time}\n${body}`).digest('base64');
      return { 'x-heron-time': time, 'x-heron-mac': mac };
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

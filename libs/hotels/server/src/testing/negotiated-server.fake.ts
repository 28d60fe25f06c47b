import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { rateWire, stayWire, type AskedWire } from './stay-wire.fake';
import { json } from './stays-server.fake';

interface RateWire {
  id: string;
  rate_access_code: string;
  display_name: string;
  chain_id: string | null;
  accommodation_ids: string[] | null;
}

export interface SentCall {
  /** `POST /stays/negotiated_rates`. */
  route: string;
  token: string;
  body: Partial<RateWire> & { negotiated_rate_ids?: string[] };
}

/** Answers a call in place of the supplier; without an answer of its own (false), the supplier answers as well. */
type Fault = (response: ServerResponse, request: IncomingMessage) => boolean | void;

export interface FakeNegotiated {
  url: string;
  /** The rates that the supplier has, of all accounts. */
  rates: Map<string, RateWire & { token: string }>;
  calls: SentCall[];
  callsTo(route: string): SentCall[];
  /** Sets the fault of the next calls whose route has this prefix. `after`: the supplier carries out the call, then the fault answers. */
  fails(route: string, fault: Fault | null, when?: 'before' | 'after'): void;
  /** Ends all faults. */
  heals(): void;
  /** The id of the negotiated rate that the only sold rate claims. */
  claims: string | null;
  close(): Promise<void>;
}

/** Starts a supplier that registers negotiated rates by account, names two chains, and sells one property. */
export async function startFakeNegotiated(): Promise<FakeNegotiated> {
  let made = 0;
  let faults: { route: string; fault: Fault; when: 'before' | 'after' }[] = [];
  const fake: Omit<FakeNegotiated, 'url' | 'close'> = {
    rates: new Map(),
    calls: [],
    claims: null,
    callsTo: (route) => fake.calls.filter((call) => call.route.startsWith(route)),
    fails: (route, fault, when = 'before') => {
      faults = faults.filter((one) => one.route !== route);
      if (fault) faults.push({ route, fault, when });
    },
    heals: () => void (faults = []),
  };
  const gone = (response: ServerResponse) =>
    json(response, 404, {
      errors: [{ type: 'invalid_request_error', code: 'not_found', message: 'No such rate' }],
    });
  const answer = (response: ServerResponse, { route, token, body }: SentCall) => {
    const [method, path = ''] = route.split(' ');
    const id = path.split('/')[3] ?? '';
    const own = [...fake.rates.values()].filter((rate) => rate.token === token);
    const found = own.find((rate) => rate.id === id);
    if (path === '/stays/chains')
      return json(response, 200, {
        data: [
          { id: 'chn_delta', name: 'Delta' },
          { id: 'chn_nile', name: 'Nile' },
        ],
      });
    if (path === '/stays/search') {
      const rate = rateWire({ negotiated_rate_id: fake.claims });
      const asked = body as unknown as AskedWire;
      return json(response, 201, {
        data: { results: [stayWire(asked, { id: 'one', rates: [rate, rateWire()] })] },
      });
    }
    if (method === 'POST') {
      const rate = {
        chain_id: null,
        accommodation_ids: null,
        ...body,
        id: `nre_${(made += 1)}`,
        token,
      } as never;
      fake.rates.set(`nre_${made}`, rate);
      return json(response, 201, { data: rate });
    }
    if (method === 'GET') return json(response, 200, { data: own, meta: { after: null } });
    if (!found) return gone(response);
    if (method === 'DELETE') fake.rates.delete(id);
    else {
      const scope =
        'chain_id' in body || 'accommodation_ids' in body ? { chain_id: null, accommodation_ids: null } : {};
      fake.rates.set(id, Object.assign(found, scope, body));
    }
    return json(response, 200, { data: found });
  };
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk));
    request.on('end', () => {
      const path = (request.url ?? '').split('?')[0];
      const route = `${request.method} ${path}`;
      const token = (request.headers.authorization ?? '').replace('Bearer ', '');
      const call = { route, token, body: text === '' ? {} : JSON.parse(text).data };
      fake.calls.push(call);
      const fault = faults.find((one) => route.startsWith(one.route));
      if (fault?.when === 'before' && fault.fault(response, request) !== false) return;
      if (fault?.when !== 'after') return answer(response, call);
      answer(new Swallowed() as never, call);
      fault.fault(response, request);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(fake, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  });
}

/** A response that nobody gets. */
class Swallowed {
  writeHead() {}
  end() {}
}

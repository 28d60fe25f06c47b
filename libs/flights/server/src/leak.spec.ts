import { sql } from 'kysely';
import {
  reviewSchema,
  shareSchema,
  streamLineSchema,
  type Offer,
  type OfferPrice,
} from '@traveldesk/flights-contract';
import { givenRates } from '@traveldesk/currencies-server/testing';
import { startTestApi } from '@traveldesk/shared-testing/server';
import { startFakeDuffel, type FakeDuffel } from './testing/duffel-server.fake';
import {
  linesOf,
  offersIn,
  oneway,
  someDay,
  startFlightsApi,
  type FlightsApi,
} from './testing/flights-api.fake';
import {
  secretFees,
  toldConditions,
  secretOffers as nets,
  secretRate as rate,
  secretRules,
  secretWords,
} from './testing/secret-prices.fake';

/*
 * Net prices and rules never reach a company's side (TRAVEL-RULES 30). The test sends every request about offers, as a company's user
 * with every permission and as its program, and searches all responses, logs and stored data for forbidden values, for sums and
 * differences of them, and for a revealing order of offers.
 */

const permissions = ['flights_search', 'show_markups', 'show_bookings', 'show_companies', 'show_approvals'];
const toPounds = (euros: string) => Number(euros) * Number(rate);

describe('prices as a company’s side sees them', () => {
  let flights: FlightsApi;
  let supplier: FakeDuffel;
  let nile: string;
  let cairo: string;
  let company: { authorization: string };
  let program: { authorization: string };
  const rules: string[] = [];
  const logged: string[] = [];
  /** Responses to the company's side, by route. */
  const told = new Map<string, string[]>();
  const userId = '0198f000-0000-7000-8000-00000000beef';

  beforeAll(async () => {
    flights = await startFlightsApi(startTestApi, { logLevel: 'trace' }, (line) => void logged.push(line));
    supplier = await startFakeDuffel(...nets);
    const { id } = await flights.addSupplier('steady', supplier.url);
    await givenRates(flights.api, { quote: 'EGP', rate });
    ({ id: nile } = await flights.addCompany('Nile Travel', [id]));
    ({ id: cairo } = await flights.addCompany('Nile Cairo', [id], { parent_id: nile }));
    for (const rule of secretRules(nile)) rules.push((await flights.addRule(rule)).id);
    company = await flights.signIn({ type: 'company', companyId: cairo, permissions, userId });
    program = await flights.signIn({ type: 'company', companyId: cairo, permissions, apiToken: true });
  }, 60_000);
  afterAll(async () => {
    await supplier.close();
    await flights.api.close();
  });

  /** Sends a request as the company's side and keeps the response. */
  const ask = async (
    route: string,
    {
      id = '',
      query = '',
      body,
      as = company,
    }: { id?: string; query?: string; body?: object; as?: typeof company } = {},
  ) => {
    const [method, path] = route.split(' ') as ['GET' | 'POST' | 'DELETE', string];
    const url = path.replace('{id}', id) + (query && `?${query}`);
    const { status, text, headers } = await flights.call(method, url, body, as);
    told.set(route, [...(told.get(route) ?? []), text, JSON.stringify(headers)]);
    return { status, text };
  };
  const on = (days: number) => {
    const trips = [
      { origin: 'CAI', destination: 'DXB', date: someDay(days), departure: null, arrival: null },
    ];
    return oneway({ trips });
  };
  const search = async (days: number, as = company) => {
    supplier.sells(...nets.map((offer) => ({ ...offer, id: `${offer.id}_${days}` })));
    return offersIn(linesOf((await ask('GET /flights/offers', { query: on(days), as })).text));
  };
  const prices: OfferPrice[] = [];
  const lists: Offer[][] = [];

  it('every call about offers is made', async () => {
    for (const [days, as] of [
      [1, company],
      [2, program],
      [1, program],
    ] as const) {
      const offers = await search(days, as);
      expect(offers).toHaveLength(nets.length);
      lists.push(offers);
    }
    const [first, second] = lists[0] ?? [];
    const id = first?.id ?? '';
    for (const as of [company, program]) {
      await ask('GET /flights/offers/{id}', { id, as });
      await ask('GET /flights/offers/{id}/price-explanation', { id, as });
    }
    // Both the supplier's price and the markup change.
    supplier.onOffer(
      (offer) => ({ ...offer, total_amount: '477.71', base_amount: null, tax_amount: null }) as never,
    );
    rules.push(
      (
        await flights.addRule({
          name: 'Secretly new',
          percent: '9.1537',
          companies: [{ id: cairo, below: false }],
        })
      ).id,
    );
    for (const as of [company, program]) {
      const { text } = await ask('GET /flights/offers/{id}', { id, as });
      const { revision, changes } = JSON.parse(text);
      expect(changes).toMatchObject([{ kind: 'price', whose: 'both' }]);
      const done = await ask('POST /flights/offers/{id}/acceptances', { id, body: { revision }, as });
      expect(done.status).toBe(201);
    }
    // Repriced, as accepted, and as shared by staff who see net prices.
    lists.push(await search(1), await search(1, program));
    const shared = await ask('POST /flights/shares', { body: { offer_id: id } });
    const byStaff = await flights.call('POST', '/flights/shares', { offer_id: second?.id });
    for (const text of [shared.text, byStaff.text]) {
      await ask('GET /flights/shares/{id}', { id: JSON.parse(text).data.id });
    }
    for (const language of ['en', 'fr', 'ar']) {
      const offers = [id, second?.id].join('.');
      expect(
        (await ask('GET /flights/client-text', { query: `offers=${offers}&language=${language}` })).status,
      ).toBe(200);
    }
    for (const shape of ['strip', 'grid', 'month']) {
      await ask('GET /flights/day-prices', { query: `${on(1)}&shape=${shape}` });
    }
    await ask('GET /flights/day-price', { query: on(5) });
    const saved = await ask('POST /flights/saved-searches', { body: { name: 'Ours', query: on(1) } });
    await ask('GET /flights/searches');
    await ask('DELETE /flights/saved-searches/{id}', { id: JSON.parse(saved.text).data.id });
    await ask('GET /flights/nearby-airports', { query: 'code=CAI' });
    await ask('GET /flights/terms');
    // Refused requests.
    supplier.onOffer(() => null);
    await ask('GET /flights/offers/{id}', { id: second?.id ?? '' });
    supplier.onOffer((offer) => ({ ...offer, total_currency: 'USD' }));
    await ask('GET /flights/offers/{id}', { id: second?.id ?? '' });
    await ask('POST /flights/offers/{id}/acceptances', { id, body: { revision: 'made-up' } });
    await ask('GET /flights/offers', { query: `${on(1)}&sort=net` });

    const { text } = await flights.call('GET', '/openapi.json');
    const paths = JSON.parse(text).paths as Record<string, object>;
    const all = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace('/api/v1', '')}`),
    );
    expect([...told.keys()].sort()).toEqual(all.filter((route) => route.includes('/flights/')).sort());
  }, 60_000);

  it('have the shapes of the contract, without an additional field', () => {
    const parsed = (route: string, parse: (text: string) => unknown) => {
      for (const text of told.get(route) ?? []) {
        const body =
          text.startsWith('{"type":') || text.includes('"previous"') || text.includes('"shared_by"');
        if (body) parse(text);
      }
    };
    let seen = 0;
    parsed('GET /flights/offers', (text) => {
      for (const line of linesOf(text)) {
        seen += 1;
        expect(streamLineSchema.parse(line)).toEqual(line);
        if (line.type === 'offers') prices.push(...line.offers.map(({ price }) => price));
      }
    });
    parsed('GET /flights/offers/{id}', (text) => {
      seen += 1;
      const body = JSON.parse(text);
      expect(reviewSchema.parse(body)).toEqual(body);
      prices.push(body.offer.price, body.previous.price);
    });
    parsed('GET /flights/shares/{id}', (text) => {
      seen += 1;
      const body = JSON.parse(text);
      expect(shareSchema.parse(body)).toEqual(body);
      prices.push(body.offer.price);
    });
    expect(seen).toBeGreaterThan(20);
    for (const { conditions } of lists.flat()) expect(conditions).toEqual(toldConditions);
    for (const price of prices) {
      expect(Object.keys(price).sort()).toEqual(['base', 'per_traveller', 'tax', 'total']);
    }
  });

  it('reveal no net price, rule, line or rate: not in answers, logs or histories', async () => {
    const amounts = [...nets.flatMap(({ total, base }) => [total, base]), '477.71', '17.19'].filter(
      (amount) => amount !== null,
    );
    const forbidden = [
      ...Object.values(secretFees).flatMap((fee) => [fee, toPounds(fee).toFixed(2)]),
      // Shorter numbers also occur in times and ids.
      ...amounts.filter(({ length }) => length > 5),
      ...amounts.map((amount) => toPounds(amount).toFixed(2)),
      ...rules,
      ...secretWords,
    ];
    const { db } = flights.api.kernel;
    const noted = await sql<{ text: string }>`
      select audit_entries::text as text from audit_entries where entity like 'flight%'`.execute(db);
    const shares = await sql<{ text: string }>`select flight_shares::text as text from flight_shares`.execute(
      db,
    );
    expect([noted.rows.length, shares.rows.length]).toEqual([6, 2]);
    const sources = new Map<string, string>([
      ...[...told].map(([route, texts]) => [route, texts.join('\n')] as const),
      ['log', logged.join('\n')],
      ['history', noted.rows.map(({ text }) => text).join('\n')],
      ['shares', shares.rows.map(({ text }) => text).join('\n')],
    ]);
    expect(logged.length).toBeGreaterThan(20);
    const found = [...sources].flatMap(([source, text]) =>
      forbidden.filter((word) => text.includes(word)).map((word) => `${source}: ${word}`),
    );
    expect(found).toEqual([]);
  });

  it('have no amounts whose sum or difference is a net price', () => {
    const secret = nets
      .flatMap(({ total, base }) => [total, base ?? total])
      .flatMap((amount) => [Math.round(Number(amount) * 100), Math.round(toPounds(amount) * 100)]);
    const minor = (money: { amount: string } | null) => (money ? Math.round(Number(money.amount) * 100) : 0);
    for (const { total, per_traveller: each, base, tax } of prices) {
      const shown = [total, each, base, tax].map(minor);
      const made = shown.flatMap((one) => shown.flatMap((other) => [one, one + other, one - other]));
      expect(
        made.filter((amount) => amount > 1 && secret.some((net) => Math.abs(net - amount) <= 1)),
      ).toEqual([]);
    }
  });

  it('of days and saved searches are selling prices, and no two of them combine to a net price', () => {
    const secret = nets
      .flatMap(({ total, base }) => [total, base ?? total])
      .flatMap((amount) => [Math.round(Number(amount) * 100), Math.round(toPounds(amount) * 100)]);
    const sold = new Set(prices.map(({ total }) => total.amount));
    const texts = ['GET /flights/day-prices', 'GET /flights/day-price', 'GET /flights/searches'].flatMap(
      (route) => told.get(route) ?? [],
    );
    const amounts = texts.flatMap((text) =>
      [...text.matchAll(/"amount":"([\d.]+)"/g)].map(([, amount]) => amount ?? ''),
    );
    expect(amounts.length).toBeGreaterThan(2);
    const days = amounts.map((amount) => Math.round(Number(amount) * 100));
    const shown = [...days, ...[...sold].map((amount) => Math.round(Number(amount) * 100))];
    const made = days.flatMap((one) => shown.flatMap((other) => [one, one + other, Math.abs(one - other)]));
    expect(made.filter((amount) => amount > 1 && secret.some((net) => Math.abs(net - amount) <= 1))).toEqual(
      [],
    );
  });

  it('come in the order of selling prices, and equal ones in an order that does not depend on costs', () => {
    expect(lists).toHaveLength(5);
    for (const [at, offers] of lists.entries()) {
      const sells = offers.map(({ price, offer_key: key }) => [Number(price.total.amount), key] as const);
      const sorted = [...sells].sort(([one, a], [other, b]) => one - other || (a < b ? -1 : 1));
      expect({ at, sells }).toEqual({ at, sells: sorted });
    }
    // The offers with the lowest net prices do not come first.
    const airlines = lists[0]?.map(({ airline }) => airline);
    expect(airlines?.slice(0, 2)).toEqual(['EK', 'EK']);
    const equals = lists[0]
      ?.filter(({ airline }) => ['PC', 'LH', 'AF', 'TK'].includes(airline))
      .map(({ price }) => price.total.amount);
    expect([equals?.length, new Set(equals).size]).toEqual([4, 1]);
  });

  it('have no explanation: the call is a 403 with any permission', async () => {
    for (const as of [company, program]) {
      const id = lists[0]?.[0]?.id ?? '';
      expect((await ask('GET /flights/offers/{id}/price-explanation', { id, as })).status).toBe(403);
      const rule = `/markups/${rules[0]}`;
      for (const url of ['/markups', '/markup/export', rule, `${rule}/versions`]) {
        expect((await flights.call('GET', url, undefined, as)).status).toBe(403);
      }
    }
  });
});

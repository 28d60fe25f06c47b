import type { DropCause } from '@traveldesk/flights-contract';
import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import { breakerFailures } from '@traveldesk/suppliers-server';
import { json, startFakeDuffel, type FakeDuffel } from '../testing/duffel-server.fake';
import type { OfferWire } from '../testing/duffel-wire.fake';
import {
  endsIn,
  offersIn,
  oneway,
  someDay,
  startFlightsApi,
  type FlightsApi,
} from '../testing/flights-api.fake';

/** Spoils every offer but the first, which is the cheapest. */
const others = (spoil: (offer: OfferWire) => object) => (offer: OfferWire) =>
  offer.id === 'off_0' ? offer : ({ ...offer, ...spoil(structuredClone(offer)) } as OfferWire);

const flightOf = (offer: OfferWire) => offer.slices[0]?.segments[0] as OfferWire['slices'][0]['segments'][0];
/** Returns the offer with another first flight. */
const flying = (offer: OfferWire, change: object) => ({
  slices: offer.slices.map((slice) => ({ ...slice, segments: [{ ...slice.segments[0], ...change }] })),
});
const travelling = (offer: OfferWire, change: object) =>
  flying(offer, { passengers: flightOf(offer).passengers.map((one) => ({ ...one, ...change })) });
/** Via an airport without a known time zone. */
const changing = (offer: OfferWire) => ({
  slices: offer.slices.map((slice) => {
    const [flight] = slice.segments;
    const [first, second] = [
      { ...flight, destination: place('QQQ'), duration: null },
      { ...flight, origin: place('QQQ'), departing_at: flight?.arriving_at, duration: null },
    ];
    return { ...slice, segments: [first, second] };
  }),
});
const place = (code: string) => ({ iata_code: code, name: code });

describeOnDatabase('checks on the offers of a search (DESIGN 6)', (makeApi) => {
  let flights: FlightsApi;
  let supplier: FakeDuffel;
  let supplierId: string;
  let day = 0;
  let key = '';
  beforeAll(async () => {
    flights = await startFlightsApi(makeApi);
    supplier = await startFakeDuffel();
  });
  afterAll(() => supplier.close());
  // A new supplier for each test, so that the health of one does not affect another.
  beforeEach(async () => {
    day += 1;
    key = `told-${day}`;
    ({ id: supplierId } = await flights.addSupplier(key, supplier.url));
    supplier.sells(
      ...Array.from({ length: 5 }, (_, at) => ({ id: `off_${at}`, total: `10${at}.00`, brand: `B${at}` })),
    );
  });
  afterEach(async () => {
    const { db } = flights.api.kernel;
    await db.updateTable('suppliers').set({ status: 'inactive' }).where('id', '=', supplierId).execute();
  });
  let sent = 0;
  const search = async (change: Parameters<typeof oneway>[0] = {}) => {
    sent += 1;
    const trips = [
      { origin: 'CAI', destination: 'DXB', date: someDay(sent % 300), departure: null, arrival: null },
    ];
    const { lines } = await flights.search(oneway({ trips, ...change }));
    return { end: endsIn(lines).find(({ supplier: one }) => one === key), offers: offersIn(lines) };
  };

  it.each<[DropCause, string, (offer: OfferWire) => object]>([
    ['price', 'base and tax that are not the total', () => ({ base_amount: '1.00', tax_amount: '1.00' })],
    ['price', 'nothing', () => ({ total_amount: '0.00' })],
    ['price', 'a price as a number', () => ({ total_amount: 7 })],
    ['currency', 'another currency', () => ({ total_currency: 'USD' })],
    ['currency', 'a tax in another currency', () => ({ tax_amount: '1.00', tax_currency: 'USD' })],
    ['route', 'another airport', (offer) => flying(offer, { origin: place('DOH') })],
    ['dates', 'another day', (offer) => flying(offer, { departing_at: '2031-01-01T08:00:00' })],
    [
      'times',
      'landing before it leaves',
      (offer) => flying(offer, { arriving_at: flightOf(offer).departing_at }),
    ],
    ['times', 'another duration', (offer) => flying(offer, { duration: 'PT9H' })],
    ['cabin', 'a lower class', (offer) => travelling(offer, { cabin_class: 'economy' })],
    [
      'bags',
      'less than no bag',
      (offer) => travelling(offer, { baggages: [{ type: 'checked', quantity: -1 }] }),
    ],
    ['travellers', 'another traveller', () => ({ passengers: [{ id: 'pas_1', type: null, age: 5 }] })],
    [
      'travellers',
      'one more traveller',
      () => ({
        passengers: [
          { id: 'pas_1', age: 5 },
          { id: 'pas_2', age: 40 },
        ],
      }),
    ],
    ['id', 'an id that another has', () => ({ id: 'off_0' })],
    ['unreadable', 'no slices', () => ({ slices: [] })],
    ['expired', 'its time over', () => ({ expires_at: new Date(0).toISOString() })],
  ])('%s: %s', async (cause, _, spoil) => {
    supplier.onSale(others(spoil));
    const { end, offers } = await search({ cabin: 'Business' });
    expect(end).toMatchObject({ status: 'done', reason: null, count: 1, dropped: 4, causes: { [cause]: 4 } });
    expect(offers.map(({ price }) => price.total.amount)).toEqual(['100.00']);
  });

  it('an offer omitted for several causes is counted under each', async () => {
    let at = 0;
    supplier.onSale(
      others(() => ((at += 1) === 1 ? { total_currency: 'USD' } : at === 2 ? { slices: [] } : {})),
    );
    const { end } = await search();
    expect(end).toMatchObject({ count: 3, dropped: 2, causes: { currency: 1, unreadable: 1 } });
  });

  it('a class that the company may not buy is not for sale, although it is better', async () => {
    const company = await flights.addCompany(`Economy ${key}`, [supplierId]);
    const settings = { cabins: ['Economy'], airlines: { mode: 'all', codes: [] } };
    await flights.call('POST', `/companies/${company.id}/suppliers/${supplierId}/settings`, settings);
    supplier.onSale(others((offer) => travelling(offer, { cabin_class: 'first' })));
    const { end } = await search({ company_id: company.id });
    expect(end).toMatchObject({ count: 1, causes: { not_sold: 4 } });
  });

  it('fares that differ only in their refund are all kept, but not the same fare at a higher price', async () => {
    const refund = (fee: string) => ({
      change_before_departure: null,
      refund_before_departure: { allowed: true, penalty_amount: fee, penalty_currency: 'EUR' },
    });
    supplier.sells(
      { id: 'off_1', total: '100.00' },
      { id: 'off_2', total: '120.00', conditions: refund('50.00') },
      { id: 'off_3', total: '150.00', conditions: refund('0.00') },
      { id: 'off_4', total: '151.00', conditions: refund('0.00') },
    );
    const { end, offers } = await search();
    expect(end).toMatchObject({ count: 3, causes: { double: 1 } });
    expect(
      offers.map(({ conditions }) => [conditions.refund.state, conditions.refund.penalty?.amount]),
    ).toEqual([
      ['unknown', undefined],
      ['allowed', '50.00'],
      ['allowed', '0.00'],
    ]);
  });

  it('without a valid offer the supplier has failed', async () => {
    supplier.onSale((offer) => ({ ...offer, ...flying(offer, { origin: place('DOH') }) }) as OfferWire);
    expect((await search()).end).toMatchObject({
      status: 'failed',
      reason: 'impossible',
      count: 0,
      causes: { route: 5 },
    });
  });

  describe('counts for the supplier’s health', () => {
    const pausedAfter = async () => {
      for (let tries = 0; tries < breakerFailures; tries += 1) await search();
      const before = supplier.calls.length;
      const { end } = await search();
      return { end, called: supplier.calls.length - before };
    };
    it.each<[string, (offer: OfferWire) => object]>([
      ['malformed', () => ({ slices: 7 })],
      ['wrong_currency', () => ({ total_currency: 'USD' })],
      ['impossible', (offer) => flying(offer, { origin: place('DOH') })],
    ])('%s', async (reason, spoil) => {
      supplier.onSale((offer) => ({ ...offer, ...spoil(offer) }) as OfferWire);
      expect((await search()).end).toMatchObject({ status: 'failed', reason });
      const { end, called } = await pausedAfter();
      expect([end?.reason, called]).toEqual(['paused', 0]);
      expect(Date.parse(end?.until ?? '')).toBeGreaterThan(Date.now());
      const calls = await flights.api.kernel.db
        .selectFrom('supplier_call_records')
        .select('outcome')
        .where('supplier_id', '=', supplierId)
        .execute();
      expect(new Set(calls.map(({ outcome }) => outcome))).toEqual(new Set([reason]));
    });

    it('no JSON', async () => {
      supplier.onSearch((_, response) => void response.end('<html>'));
      expect((await pausedAfter()).end?.reason).toBe('paused');
    });

    it('half of it, although some is sold', async () => {
      supplier.onSale((offer) => ({ ...offer, total_currency: offer.id < 'off_2' ? 'EUR' : 'USD' }));
      expect((await search()).end).toMatchObject({ status: 'done', count: 2 });
      expect((await pausedAfter()).end?.reason).toBe('paused');
    });

    it('less than half, or offers that are merely not for sale, does not', async () => {
      supplier.onSale((offer) => ({ ...offer, total_currency: offer.id < 'off_3' ? 'EUR' : 'USD' }));
      expect((await pausedAfter()).end).toMatchObject({ status: 'done', count: 3 });
      supplier.onSale((offer) => ({ ...offer, expires_at: new Date(0).toISOString() }));
      expect((await pausedAfter()).end).toMatchObject({ status: 'done', count: 0, causes: { expired: 5 } });
    });

    it.each<[DropCause, string, (offer: OfferWire) => object]>([
      [
        'cabin',
        'lower classes for a search for First',
        (offer) => travelling(offer, { cabin_class: 'economy' }),
      ],
      ['places', 'an airport that we do not know', changing],
    ])('%s: %s does not, and reviews of it do not', async (cause, _, spoil) => {
      supplier.onSale((offer) => ({ ...offer, ...spoil(offer) }) as OfferWire);
      const sought = { cabin: 'First' as const };
      for (let tries = 0; tries < breakerFailures; tries += 1) await search(sought);
      const { end } = await search(sought);
      expect(end).toMatchObject({ status: 'done', reason: null, count: 0, causes: { [cause]: 5 } });
      supplier.onSale((offer) => offer);
      const { offers } = await search(sought);
      expect(offers).toHaveLength(5);
      supplier.onOffer((offer) => ({ ...offer, ...spoil(offer) }) as OfferWire);
      for (let tries = 0; tries < breakerFailures; tries += 1) {
        const { status, text } = await flights.call('GET', `/flights/offers/${offers[0]?.id}`);
        expect([status, JSON.parse(text).code]).toEqual([422, 'offer_impossible']);
      }
      supplier.onOffer((offer) => offer);
      expect((await search()).end).toMatchObject({ status: 'done', count: 5 });
    });
  });

  describe('a supplier that limits its rate', () => {
    const limited = (status: number, headers: Record<string, string>) => {
      let called = 0;
      supplier.onSearch((_request, response) => {
        called += 1;
        response.writeHead(status, headers).end('{"errors":[]}');
      });
      return () => called;
    };
    it.each<[string, number, (at: Date) => Record<string, string>]>([
      ['the end of its minute', 429, (at) => ({ 'ratelimit-reset': at.toUTCString() })],
      ['Retry-After', 429, () => ({ 'retry-after': '6' })],
      ['none left for now', 503, () => ({ 'retry-after': '6' })],
    ])('is not called before: %s', async (_, status, headersAt) => {
      const from = Date.now();
      const called = limited(status, headersAt(new Date(from + 6_000)));
      const { end } = await search();
      expect(end).toMatchObject({ status: 'failed', reason: status === 429 ? 'rate_limited' : 'error' });
      const until = Date.parse(end?.until ?? '');
      expect(until).toBeGreaterThan(from + 4_900);
      expect(until).toBeLessThan(Date.now() + 6_500);
      expect((await search()).end).toMatchObject({ reason: 'rate_limited', until: end?.until });
      expect(called()).toBe(1);
      await new Promise((resolve) => setTimeout(resolve, until - Date.now() + 20));
      supplier.sells({ id: 'off_1', total: '1.00' });
      expect((await search()).end).toMatchObject({ status: 'done', count: 1, until: null });
    });

    it('is paused only for that account, including reviews', async () => {
      const { offers } = await search();
      const company = await flights.addCompany(`Own Access ${key}`, [supplierId]);
      const settings = {
        credentials: 'token_of_the_company',
        cabins: ['Economy'],
        airlines: { mode: 'all', codes: [] },
      };
      await flights.call('POST', `/companies/${company.id}/suppliers/${supplierId}/settings`, settings);
      supplier.onSearch((request, response) => {
        const own = request.headers.authorization?.includes('of_the_company');
        if (own) return json(response, 200, { data: { offers: [] } });
        response.writeHead(429, { 'retry-after': '30' }).end('{}');
      });
      expect((await search()).end?.reason).toBe('rate_limited');
      expect((await search({ company_id: company.id })).end?.status).toBe('done');
      const review = await flights.call('GET', `/flights/offers/${offers[0]?.id}`);
      expect(review.status).toBe(503);
      expect(Number(review.headers['retry-after'])).toBeGreaterThan(20);
    });
  });
});

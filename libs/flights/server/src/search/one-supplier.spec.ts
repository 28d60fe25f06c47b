import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import { offerOf } from '../duffel/offer';
import { startFakeDuffel, type FakeDuffel } from '../testing/duffel-server.fake';
import { offerWire } from '../testing/duffel-wire.fake';
import {
  endsIn,
  offersIn,
  oneway,
  someDay,
  startFlightsApi,
  type FlightsApi,
} from '../testing/flights-api.fake';

describeOnDatabase('GET /flights/offers of one supplier', (makeApi) => {
  let flights: FlightsApi;
  let steady: FakeDuffel;
  let shaky: FakeDuffel;
  let steadyId: string;
  beforeAll(async () => {
    flights = await startFlightsApi(makeApi);
    steady = await startFakeDuffel({ id: 'off_1', total: '199.90' });
    shaky = await startFakeDuffel({ id: 'off_2', total: '89.50' });
    ({ id: steadyId } = await flights.addSupplier('steady', steady.url));
    await flights.addSupplier('shaky', shaky.url);
  });
  afterAll(async () => {
    await steady.close();
    await shaky.close();
  });
  beforeEach(() => shaky.sells({ id: 'off_2', total: '89.50' }));

  const on = (day: number) =>
    oneway({
      trips: [{ origin: 'CAI', destination: 'DXB', date: someDay(day), departure: null, arrival: null }],
    });
  const pricesOf = (lines: Parameters<typeof offersIn>[0]) =>
    offersIn(lines).map(({ supplier, price }) => [supplier, price.total.amount]);

  it('searches only that supplier again', async () => {
    shaky.onSearch((_request, response) => void response.writeHead(500).end());
    const { lines } = await flights.search(on(1));
    expect(endsIn(lines).find(({ supplier }) => supplier === 'shaky')).toMatchObject({ status: 'failed' });
    shaky.sells({ id: 'off_2', total: '89.50' });
    const calls = steady.calls.length;
    const again = await flights.search(`${on(1)}&supplier=shaky`);
    expect(pricesOf(again.lines)).toEqual([['shaky', '89.50']]);
    expect(again.lines[0]).toMatchObject({ type: 'search', suppliers: [{ key: 'shaky' }] });
    expect(steady.calls).toHaveLength(calls);
    // Its offers can be chosen.
    const [offer] = offersIn(again.lines);
    expect((await flights.call('GET', `/flights/offers/${offer?.id}`)).status).toBe(200);
  });

  it('is never shared as a search of all suppliers, nor remembered as one', async () => {
    await flights.search(`${on(2)}&supplier=shaky`);
    const days = JSON.parse((await flights.call('GET', `/flights/day-prices?${on(2)}`)).text);
    expect(days.data[3]).toMatchObject({ date: someDay(2), status: 'unknown' });
    const { recent } = JSON.parse((await flights.call('GET', '/flights/searches')).text);
    const dates = recent.map(
      ({ criteria }: { criteria: { trips: { date: string }[] } }) => criteria.trips[0]?.date,
    );
    expect(dates).not.toContain(someDay(2));
    const { lines } = await flights.search(on(2));
    expect(pricesOf(lines).sort()).toEqual([
      ['shaky', '89.50'],
      ['steady', '199.90'],
    ]);
  });

  it('refuses a supplier that this company does not have, even if others have it', async () => {
    const { id } = await flights.addCompany('Nile Travel', [steadyId]);
    const headers = await flights.signIn({ type: 'company', companyId: id });
    for (const [query, as] of [
      [`${on(3)}&supplier=nobody`, flights.staff],
      [`${on(3)}&supplier=shaky`, headers],
    ] as const) {
      const { status, text } = await flights.search(query, as);
      expect([status, Object.keys(JSON.parse(text).fields)]).toEqual([422, ['supplier']]);
    }
    expect((await flights.search(`${on(3)}&supplier=steady&supplier=shaky`)).status).toBe(400);
  });

  // Offer keys also depend on the supplier's fees, which companies must not know (TRAVEL-RULES 30).
  it('has offer keys that cannot be computed from the visible offer', async () => {
    const { lines } = await flights.search(`${on(9)}&supplier=shaky`);
    const [told] = offersIn(lines);
    const slices = [{ origin: 'CAI', destination: 'DXB', departure_date: someDay(9) }];
    const names = { places: new Map(), airlines: new Map(), aircraft: new Map() };
    const guessed = offerOf(offerWire(slices, { id: 'off_2', total: '89.50' }), { key: 'shaky' }, names);
    expect(told?.itinerary_key).toBe(guessed.itinerary_key);
    expect(told?.offer_key).not.toBe(guessed.offer_key);
  });
});

import { hotelPaths, type PropertyRates } from '@traveldesk/hotels-contract';
import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import { inCairo, resultsIn, someDay, startHotelsApi, type HotelsApi } from '../testing/hotels-api.fake';
import { rateWire, stayWire } from '../testing/stay-wire.fake';
import { json, startFakeStays, type FakeStays } from '../testing/stays-server.fake';

const fetchAll = '/actions/fetch_all_rates';

describeOnDatabase('a supplier that fails at the rates of a property', (makeApi) => {
  let hotels: HotelsApi;
  let stays: FakeStays;
  let day = 0;
  beforeAll(async () => {
    hotels = await startHotelsApi(makeApi);
    stays = await startFakeStays();
  });
  afterAll(() => stays.close());

  /** Each fault has its own supplier, so that no pause carries over to the next. */
  const opened = async (fault: () => void) => {
    day += 1;
    stays.sells({ id: 'nile' });
    const key = `ill-${day}`;
    const { id: supplierId } = await hotels.addSupplier(key, stays.url, { timeout_ms: 2_000 });
    const query = inCairo({ check_in: someDay(day), check_out: someDay(day + 3) });
    const [result] = resultsIn((await hotels.search(`${query}&supplier=${key}`)).lines);
    fault();
    const path = hotelPaths.propertyRates(result!.property.id);
    const { status, body } = await hotels.open(path, `${query}&supplier=${key}`);
    const { db } = hotels.api.kernel;
    const stored = await db
      .selectFrom('hotel_rates')
      .select('id')
      .where('supplier_id', '=', supplierId)
      .execute();
    expect([status, stored.length > 0]).toEqual([200, (body as PropertyRates).outcome.status === 'done']);
    return body as PropertyRates;
  };
  const answering = (wish: object) =>
    stays.on(fetchAll, (_request, response, asked) =>
      json(response, 200, { data: stayWire(asked, { id: 'nile', ...wish }) }),
    );

  it.each<[string, string, () => void]>([
    ['silent', 'timed_out', () => stays.on(fetchAll, () => undefined)],
    ['dead', 'unreachable', () => stays.on(fetchAll, (request) => void request.socket.destroy())],
    ['broken', 'error', () => stays.on(fetchAll, (_, response) => json(response, 500, {}))],
    ['unreadable', 'malformed', () => stays.on(fetchAll, (_, response) => void response.end('<html>'))],
    [
      'of another shape',
      'malformed',
      () => stays.on(fetchAll, (_, response) => json(response, 200, { data: [] })),
    ],
    ['that sells another property', 'impossible', () => answering({ accommodation: { id: 'acc_other' } })],
    ['that sells other days', 'impossible', () => answering({ result: { check_in_date: '2030-01-01' } })],
    [
      'that sells to other guests',
      'impossible',
      () => answering({ result: { guests: [{ type: 'adult' }] } }),
    ],
    [
      'that bills in another currency',
      'wrong_currency',
      () => answering({ rate: { total_currency: 'USD' } }),
    ],
    ['that sells for nothing', 'impossible', () => answering({ rate: { total_amount: '0.00' } })],
  ])('%s: %s, and no rooms', async (_, reason, fault) => {
    const { outcome, rooms, details } = await opened(fault);
    expect(outcome).toMatchObject({ status: 'failed', reason, count: 0 });
    expect([rooms, details]).toEqual([[], null]);
  });

  it('sells its valid rates if others are bad, and counts those left out', async () => {
    const rates = [
      rateWire(),
      rateWire({ id: 'rat_usd', total_currency: 'USD' }),
      // A duplicate id: it would be unclear which rate is quoted.
      rateWire({ board_type: 'room_only' }),
      rateWire({ id: 'rat_old', expires_at: '2020-01-01T00:00:00Z' }),
      rateWire({ id: 'rat_2' }),
    ];
    const { outcome, rooms } = await opened(() => answering({ rates }));
    expect(outcome).toMatchObject({
      status: 'done',
      count: 2,
      dropped: 3,
      causes: { currency: 1, id: 1, expired: 1 },
    });
    expect(rooms[0]?.rates.map(({ board }) => board)).toEqual(['breakfast', 'breakfast']);
  });

  it.each<[string, object, object]>([
    [
      'amounts that do not add up: the total counts',
      { rate: { base_amount: '1.00' } },
      { price: { total: { amount: '300.00' } }, now: { amount: '300.00' } },
    ],
    [
      'a timeline out of order: unknown terms, never free',
      {
        rate: {
          cancellation_timeline: [
            { before: '2099-03-10T14:00:00Z', refund_amount: '100.00', currency: 'EUR' },
            { before: '2099-03-09T14:00:00Z', refund_amount: '300.00', currency: 'EUR' },
          ],
        },
      },
      { terms: 'unknown', free_until: null, tiers: null },
    ],
    [
      'no timeline: unknown terms',
      { rate: { cancellation_timeline: undefined } },
      { terms: 'unknown', tiers: null },
    ],
    [
      'a guarantee: the property is paid, in each currency apart',
      { rate: { payment_type: 'guarantee' } },
      {
        now: { amount: '0.00' },
        there: [
          { amount: '300.00', currency: 'EUR' },
          { amount: '90.00', currency: 'EGP' },
        ],
        tiers: [
          { refund: { amount: '0.00' }, claim: null },
          { refund: { amount: '0.00' }, claim: { amount: '300.00', currency: 'EUR' } },
        ],
      },
    ],
    [
      'a deposit that only the quote names',
      { rate: { payment_type: 'deposit' } },
      { now: null, there: [{ amount: '300.00' }, { amount: '90.00' }], terms: 'free' },
    ],
  ])('%s', async (_, wish, rate) => {
    const { outcome, rooms } = await opened(() => answering(wish));
    expect([outcome.status, rooms[0]?.rates[0]]).toEqual(['done', expect.objectContaining({})]);
    expect(rooms[0]?.rates[0]).toMatchObject(rate);
  });

  it('still sells a property without a position', async () => {
    const location = { address: { city_name: 'Cairo', country_code: 'EG' }, geographic_coordinates: null };
    expect(await opened(() => answering({ accommodation: { location } }))).toMatchObject({
      outcome: { status: 'done', count: 1 },
    });
  });
});

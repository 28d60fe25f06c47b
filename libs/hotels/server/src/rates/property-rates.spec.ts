import { hotelPaths, type PropertyRates } from '@traveldesk/hotels-contract';
import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import {
  endsIn,
  inCairo,
  resultsIn,
  someDay,
  startHotelsApi,
  type HotelsApi,
} from '../testing/hotels-api.fake';
import { rateWire, stayWire } from '../testing/stay-wire.fake';
import { json, startFakeStays, type FakeStays } from '../testing/stays-server.fake';

describeOnDatabase('the rates of a property', (makeApi) => {
  let hotels: HotelsApi;
  let stays: FakeStays;
  let supplierId: string;
  let day = 0;
  beforeAll(async () => {
    hotels = await startHotelsApi(makeApi);
    stays = await startFakeStays();
    ({ id: supplierId } = await hotels.addSupplier('good', stays.url));
    await hotels.addRule();
  });
  afterAll(() => stays.close());
  beforeEach(() => stays.sells({ id: 'nile' }));

  /** Searches for another day, so that nothing is shared, and returns the query and the record of the first property. */
  const found = async (headers?: HotelsApi['staff'], change: Parameters<typeof inCairo>[0] = {}) => {
    day += 1;
    const query = inCairo({ check_in: someDay(day), check_out: someDay(day + 3), ...change });
    const [result] = resultsIn((await hotels.search(query, headers)).lines);
    return { query, id: result!.property.id };
  };
  const ratesOf = async ({ id, query }: { id: string; query: string }, headers?: HotelsApi['staff']) => {
    const { status, text, body } = await hotels.open(
      hotelPaths.propertyRates(id),
      `${query}&supplier=good`,
      headers,
    );
    return { status, text, rates: body as PropertyRates };
  };

  it('are fetched for the stored result', async () => {
    const opened = await found();
    const calls = stays.paths.length;
    const { status, rates } = await ratesOf(opened);
    expect(stays.paths.slice(calls)).toEqual(['/stays/search_results/srr_nile/actions/fetch_all_rates']);
    expect([status, rates.rooms.length]).toEqual([200, 1]);
  });
});

import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import { forgetShares } from './own-searches/shares.sql';
import { forgetSearches } from './search/offers.sql';
import { forgetRecentSearches } from '@traveldesk/users-server';
import { startFakeDuffel, type FakeDuffel } from './testing/duffel-server.fake';
import { offersIn, oneway, startFlightsApi, type FlightsApi } from './testing/flights-api.fake';

const dayMs = 86_400_000;
const after = (milliseconds: number) => new Date(Date.now() + milliseconds);

describeOnDatabase('old data are deleted', (makeApi) => {
  let flights: FlightsApi;
  let supplier: FakeDuffel;
  beforeAll(async () => {
    flights = await startFlightsApi(makeApi);
    supplier = await startFakeDuffel({ id: 'off_1', total: '10' });
    await flights.addSupplier('steady', supplier.url);
  });
  afterAll(() => supplier.close());

  const count = async (
    table: 'flight_searches' | 'flight_offer_batches' | 'recent_searches' | 'flight_shares',
  ) => (await flights.api.kernel.db.selectFrom(table).selectAll().execute()).length;

  it('searches with their offers after half an hour; recent searches and shares later', async () => {
    const { db } = flights.api.kernel;
    const [offer] = offersIn((await flights.search(oneway())).lines);
    await flights.call('POST', '/flights/shares', { offer_id: offer?.id });
    await forgetSearches(db, after(29 * 60_000));
    expect([await count('flight_searches'), await count('flight_offer_batches')]).toEqual([1, 1]);
    await forgetSearches(db, after(31 * 60_000));
    expect([await count('flight_searches'), await count('flight_offer_batches')]).toEqual([0, 0]);

    await forgetRecentSearches(db, after(89 * dayMs));
    await forgetShares(db, after(29 * dayMs));
    expect([await count('recent_searches'), await count('flight_shares')]).toEqual([1, 1]);
    await forgetRecentSearches(db, after(91 * dayMs));
    await forgetShares(db, after(31 * dayMs));
    expect([await count('recent_searches'), await count('flight_shares')]).toEqual([0, 0]);
  });
});

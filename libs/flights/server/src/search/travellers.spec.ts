import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import { startFakeDuffel, type FakeDuffel } from '../testing/duffel-server.fake';
import { endsIn, oneway, startFlightsApi, type FlightsApi } from '../testing/flights-api.fake';

const group = oneway({ adults: 6, children: [3, 4, 5], infants: [0, 1] });

describeOnDatabase('nine travelers and lap infants (TRAVEL-RULES 1)', (makeApi) => {
  let flights: FlightsApi;
  let counting: FakeDuffel;
  let aside: FakeDuffel;
  beforeAll(async () => {
    flights = await startFlightsApi(makeApi);
    counting = await startFakeDuffel({ id: 'off_1', total: '199.90' });
    aside = await startFakeDuffel({ id: 'off_2', total: '999' });
    await flights.addSupplier('counting', counting.url);
  });
  afterAll(async () => {
    await counting.close();
    await aside.close();
  });

  it('are too many if every supplier counts the infants', async () => {
    const { status, text } = await flights.search(group);
    expect([status, Object.keys(JSON.parse(text).fields)]).toEqual([422, ['infants']]);
  });

  it('are sent to a supplier that does not count them, and the others are reported', async () => {
    await flights.addSupplier('aside', aside.url, { lap_infants_count: false });
    const { lines } = await flights.search(group);
    const ends = endsIn(lines).map(({ supplier, status, reason }) => [supplier, reason ?? status]);
    expect(ends.sort()).toEqual([
      ['aside', 'done'],
      ['counting', 'unsupported'],
    ]);
    expect(JSON.parse(aside.calls[0]?.body ?? '').data.passengers).toHaveLength(11);
    expect(counting.calls).toHaveLength(0);
  });

  it('are allowed if there are nine in total', async () => {
    const { lines } = await flights.search(oneway({ adults: 7, infants: [0, 1] }));
    expect(endsIn(lines).map(({ status }) => status)).toEqual(['done', 'done']);
  });
});

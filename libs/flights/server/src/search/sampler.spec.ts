import { sql } from 'kysely';
import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import { startFakeDuffel, type FakeDuffel } from '../testing/duffel-server.fake';
import { offersIn, oneway, startFlightsApi, type FlightsApi } from '../testing/flights-api.fake';

describeOnDatabase('samples of searches, for simulations of rules', (makeApi) => {
  let flights: FlightsApi;
  let supplier: FakeDuffel;
  const log: string[] = [];
  beforeAll(async () => {
    flights = await startFlightsApi(makeApi, { logLevel: 'warn' }, (line) => void log.push(line));
    supplier = await startFakeDuffel(
      ...Array.from({ length: 40 }, (_, at) => ({
        id: `off_${at}`,
        total: `${100 + at}.00`,
        flight: String(at + 1),
      })),
    );
    await flights.addSupplier('steady', supplier.url);
  });
  afterAll(() => supplier.close());

  const kept = async () =>
    (
      await sql<{ offer: { net: { total: { amount: string } } } }>`select * from markup_samples`.execute(
        flights.api.kernel.db,
      )
    ).rows;
  const until = async (happened: () => Promise<boolean> | boolean) => {
    for (let tries = 0; tries < 250 && !(await happened()); tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expect(await happened()).toBe(true);
  };

  it('are kept from the cheapest to the most expensive after a search, without travelers', async () => {
    await flights.search(oneway({ adults: 1, children: [5] }));
    await until(async () => (await kept()).length > 0);
    const rows = await kept();
    const nets = rows.map(({ offer }) => offer.net.total.amount).sort();
    expect([nets[0], nets.at(-1)]).toEqual(['100.00', '139.00']);
    expect(JSON.stringify(rows)).not.toMatch(/pas_|off_/);
  });

  it('that cannot be stored neither delay nor fail a search', async () => {
    const { db } = flights.api.kernel;
    await sql`alter table markup_samples rename to markup_samples_gone`.execute(db);
    const { lines } = await flights.search(oneway({ adults: 2 }));
    expect([offersIn(lines).length, lines.at(-1)?.type]).toEqual([40, 'end']);
    await until(() => log.some((line) => line.includes('a sample of a search could not be stored')));
    await sql`alter table markup_samples_gone rename to markup_samples`.execute(db);
  });
});

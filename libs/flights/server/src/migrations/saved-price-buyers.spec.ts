import { newId } from '@traveldesk/shared-server';
import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import { sql } from 'kysely';
import { startFlightsApi } from '../testing/flights-api.fake';
import { up } from './20261125T2340_saved_price_buyers';

describeOnDatabase('prices of searches saved before their company was stored', (makeApi) => {
  it('belong to the company of the search, and are deleted if it names none', async () => {
    const { db } = (await startFlightsApi(makeApi)).api.kernel;
    const company = newId();
    const trip = 'type=oneway&trips=CAI-DXB-2027-03-01&adults=1';
    const saved = [
      { name: 'for a company', query: `${trip}&company_id=${company}`, price: 199 },
      { name: 'without a named company', query: trip, price: 180 },
      { name: 'never priced', query: `${trip}&company_id=${company}`, price: null },
    ];
    await sql`alter table saved_searches rename to flight_saved_searches`.execute(db);
    await sql`alter table flight_saved_searches drop column priced_for, drop column product`.execute(db);
    for (const { name, query, price } of saved) {
      const kept = price && JSON.stringify({ amount: `${price}.00`, currency: 'EUR' });
      await sql`insert into flight_saved_searches (id, user_id, name, query, price, priced_at)
        values (${newId()}, ${newId()}, ${name}, ${query}, ${kept}, ${price && new Date()})`.execute(db);
    }
    await db.transaction().execute((tx) => up(tx as never));
    await sql`alter table flight_saved_searches rename to saved_searches`.execute(db);
    const rows = await db
      .selectFrom('saved_searches')
      .select(['name', 'price', 'priced_for', sql<boolean>`priced_at is not null`.as('dated')])
      .orderBy('name')
      .execute();
    expect(rows).toEqual([
      {
        name: 'for a company',
        price: { amount: '199.00', currency: 'EUR' },
        priced_for: company,
        dated: true,
      },
      { name: 'never priced', price: null, priced_for: null, dated: false },
      { name: 'without a named company', price: null, priced_for: null, dated: false },
    ]);
  });
});

import { newId } from '@traveldesk/shared-server';
import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import { sql } from 'kysely';
import { findRecentSearches, findSavedSearches } from '../searches/own-searches.sql';
import { modules } from '../testing/given.fake';
import { up } from './20261130T0750_own_searches';

describeOnDatabase('searches of users from before other products were searched for', (makeApi) => {
  it('stay those of their users, as searches for flights', async () => {
    const { db } = (await makeApi({ modules })).kernel;
    const userId = newId();
    await sql`drop table recent_searches, saved_searches`.execute(db);
    await sql`create table flight_recent_searches (
      id uuid primary key, user_id uuid not null, company_id uuid, query text not null, searched_at timestamptz not null,
      constraint flight_recent_searches_once unique (user_id, query))`.execute(db);
    await sql`create index flight_recent_searches_newest on flight_recent_searches (user_id)`.execute(db);
    await sql`create table flight_saved_searches (
      id uuid primary key, user_id uuid not null, name text not null, query text not null, created_at timestamptz default now(),
      price jsonb, priced_at timestamptz, priced_for uuid,
      constraint flight_saved_searches_name unique (user_id, name))`.execute(db);
    await sql`insert into flight_recent_searches values (${newId()}, ${userId}, null, 'recent', now())`.execute(
      db,
    );
    await sql`insert into flight_saved_searches (id, user_id, name, query)
      values (${newId()}, ${userId}, 'Weekly', 'saved')`.execute(db);
    await db.transaction().execute((tx) => up(tx as never));
    const actor = { userId, type: 'staff', companyId: null } as const;
    expect(await findRecentSearches(db, actor, 'flight')).toMatchObject([{ query: 'recent' }]);
    expect(await findSavedSearches(db, userId, 'flight')).toMatchObject([{ name: 'Weekly', query: 'saved' }]);
    expect(await findSavedSearches(db, userId, 'hotel')).toEqual([]);
  });
});

import { sql, type Kysely } from 'kysely';
import { noteUnfilled } from '@traveldesk/shared-server';
import { compactLines } from '../places.compact';
import { countryAliases } from './country-aliases.data';

/** Adds the aliases of countries, and marks their search texts for renewal. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table countries
      add column aliases text[] not null default '{}',
      add column alias_search text not null default ''`.execute(db);
  for (const [code, names] of Object.entries(countryAliases)) {
    await sql`update countries set aliases = ${[...names]}::text[], alias_search = ${compactLines(names)}
      where code = ${code}`.execute(db);
  }
  await noteUnfilled(db, 'countries');
}

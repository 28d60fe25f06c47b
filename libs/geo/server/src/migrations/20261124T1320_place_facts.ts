import { sql, type Kysely } from 'kysely';
import { folded } from '@traveldesk/shared-server';
import { countryNames } from './corrections.data';
import { renewPlaces } from './renew-places';
import { correctedPlaces, firstPlaces } from './shipped';

/** Corrects facts of places, adds names in French and Arabic, and marks closed airports (docs/geo.md). */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table airports add column closed boolean not null default false`.execute(db);
  await renewPlaces(db, firstPlaces, correctedPlaces);
  for (const [code, was, now] of countryNames) {
    await sql`
      update countries set name_ar = ${now}, sort_ar = ${folded(now)}, version = version + 1, updated_at = now()
      where code = ${code} and name_ar = ${was}`.execute(db);
  }
}

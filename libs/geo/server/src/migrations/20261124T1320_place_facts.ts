import { sql, type Kysely } from 'kysely';
import { renewPlaces } from './renew-places';
import { firstPlaces, shippedPlaces } from './shipped';

/** Facts of places that were wrong, names in French and Arabic, and the airports that are closed by now (docs/geo.md). */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table airports add column closed boolean not null default false`.execute(db);
  await renewPlaces(db, firstPlaces, shippedPlaces);
}

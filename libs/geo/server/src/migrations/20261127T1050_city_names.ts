import type { Kysely } from 'kysely';
import { renewPlaces } from './renew-places';
import { correctedPlaces, respelledPlaces } from './shipped';

/** Corrects misspelled French and Arabic names of cities, unless staff have changed them. */
export async function up(db: Kysely<never>): Promise<void> {
  await renewPlaces(db, correctedPlaces, respelledPlaces);
}

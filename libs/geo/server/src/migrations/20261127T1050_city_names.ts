import type { Kysely } from 'kysely';
import { renewPlaces } from './renew-places';
import { correctedPlaces, respelledPlaces } from './shipped';

/** Names of cities that were misspelt in French or Arabic. One that staff have written otherwise stays. */
export async function up(db: Kysely<never>): Promise<void> {
  await renewPlaces(db, correctedPlaces, respelledPlaces);
}

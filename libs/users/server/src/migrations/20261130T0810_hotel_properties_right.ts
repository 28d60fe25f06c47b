import type { Kysely } from 'kysely';
import { giveToAdministrators } from './give-to-administrators';

/** Adds the permission to join and split the records of hotels to the administrators' role; other roles stay as they are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await giveToAdministrators(db, ['update_hotel_properties']);
}

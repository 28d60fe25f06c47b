import type { Kysely } from 'kysely';
import { addCompact } from '@traveldesk/shared-server';

/** Adds the search texts of bookings and saved travelers. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await addCompact(db, 'bookings');
  await addCompact(db, 'travellers');
};

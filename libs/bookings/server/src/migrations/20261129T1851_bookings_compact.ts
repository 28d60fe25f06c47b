import type { Kysely } from 'kysely';
import { addCompact } from '@traveldesk/shared-server';

/** What bookings and saved travelers are found by. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await addCompact(db, 'bookings');
  await addCompact(db, 'travellers');
};

import type { Kysely } from 'kysely';
import { addCompact } from '@traveldesk/shared-server';

/** Adds the search texts of airlines. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await addCompact(db, 'airlines');
};

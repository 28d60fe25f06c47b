import type { Kysely } from 'kysely';
import { addCompact } from '@traveldesk/shared-server';

/** Adds the search texts of markup rules and zones. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await addCompact(db, 'markups');
  await addCompact(db, 'markup_zones');
};

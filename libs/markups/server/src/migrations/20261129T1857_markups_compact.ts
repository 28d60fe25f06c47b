import type { Kysely } from 'kysely';
import { addCompact } from '@traveldesk/shared-server';

/** What rules and zones are found by. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await addCompact(db, 'markups');
  await addCompact(db, 'markup_zones');
};

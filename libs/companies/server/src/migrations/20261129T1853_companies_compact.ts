import type { Kysely } from 'kysely';
import { addCompact } from '@traveldesk/shared-server';

/** What companies are found by. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await addCompact(db, 'companies');
};

import { sql } from 'kysely';
import type { Tx } from '@traveldesk/shared-server';

/**
 * Makes the calls of one author wait for each other until the transaction ends, so that each counts the others. It works across processes,
 * and behind a pooler that hands out connections by transaction.
 */
export async function lockAuthor(
  tx: Tx,
  counted: 'staff movements' | 'credit raises',
  userId: string,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${counted} of ${userId}`}, 0))`.execute(tx);
}

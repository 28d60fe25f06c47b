import { sql } from 'kysely';
import { originsOf } from '@traveldesk/approvals-server';
import type { Tx } from '@traveldesk/shared-server';

/**
 * Makes the calls of one author, and of accounts that count as the same person, wait for each other until the transaction ends, so that
 * each counts the others: accounts that are joined have somebody in common who gave them power. It works across processes, and behind a
 * pooler that hands out connections by transaction.
 */
export async function lockAuthor(
  tx: Tx,
  counted: 'staff movements' | 'credit raises',
  userId: string,
): Promise<void> {
  // In one order, so that no two wait for each other.
  for (const id of (await originsOf(tx, userId)).sort())
    await sql`select pg_advisory_xact_lock(hashtextextended(${`${counted} of ${id}`}, 0))`.execute(tx);
}

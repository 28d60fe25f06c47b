import { sql } from 'kysely';
import { accountsWithPowerOver } from '@traveldesk/approvals-server';
import type { Tx } from '@traveldesk/shared-server';

/**
 * Serializes the calls of one person until the transaction ends, so that each counts the others. Accounts count as one person if they share
 * somebody who gave them power. Works across processes, and behind a pooler that assigns connections per transaction.
 */
export async function lockAuthor(
  tx: Tx,
  counted: 'staff movements' | 'credit raises',
  userId: string,
): Promise<void> {
  // In a fixed order, against deadlocks.
  for (const id of (await accountsWithPowerOver(tx, userId)).sort())
    await sql`select pg_advisory_xact_lock(hashtextextended(${`${counted} of ${id}`}, 0))`.execute(tx);
}

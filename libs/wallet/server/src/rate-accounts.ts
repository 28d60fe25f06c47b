import { accountsAsOne } from '@traveldesk/approvals-server';
import { recentRateAuthors } from '@traveldesk/currencies-server';
import type { Db, Tx } from '@traveldesk/shared-server';

/**
 * A person's account, and those that count as the same person (ADR 95) and have entered rates within a week. Neither the person's limits are
 * judged by their rates, nor money converted (ADR 102).
 */
export async function rateAccounts(db: Db | Tx, person: string): Promise<string[]> {
  return accountsAsOne(db, person, await recentRateAuthors(db));
}

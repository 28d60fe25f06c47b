import type { Money } from '@traveldesk/shared-contract';
import type { Tx } from '@traveldesk/shared-server';
import { availableOf, lockAccounts } from './accounts';
import { openCompany, requireCurrency } from './company';
import { LedgerError } from './errors';
import { positiveMinor } from './positive';

/**
 * Throws where a company could not pay so much now, which `hold` would refuse too; nothing is set aside. For what will be paid later, as
 * a hold at a supplier (TRAVEL-RULES 36).
 */
export async function requireAvailable(
  tx: Tx,
  { companyId, amount }: { companyId: string; amount: Money },
): Promise<void> {
  const { currency: own } = await openCompany(tx, companyId);
  await requireCurrency(tx, { companyId, own, currency: amount.currency });
  const [wallet] = await lockAccounts(tx, [{ companyId, currency: amount.currency, kind: 'wallet' }]);
  if (availableOf(wallet) < positiveMinor(amount)) throw new LedgerError('insufficient_funds');
}

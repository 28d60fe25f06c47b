import type { Money } from '@traveldesk/shared-contract';
import type { Tx } from '@traveldesk/shared-server';
import { availableOf, lockAccounts } from './accounts';
import { openCompany, requireCurrency } from './company';
import { LedgerError } from './errors';
import { positiveMinor } from './positive';

/**
 * Throws if a company could not pay the amount now, as `hold` would, without placing a hold. For amounts paid later, such as bookings held
 * at a supplier (TRAVEL-RULES 36).
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

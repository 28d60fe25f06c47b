import { companyScope } from '@traveldesk/companies-server';
import { convert } from '@traveldesk/currencies-contract';
import { rateAt } from '@traveldesk/currencies-server';
import type { Statistic } from '@traveldesk/dashboard-server';
import { minorUnits, moneyOf, type Money } from '@traveldesk/shared-contract';
import { Problem } from '@traveldesk/shared-server';
import { walletReaders } from '@traveldesk/wallet-contract';
import { sql } from 'kysely';
import '../wallet.tables';

/**
 * What was paid for bookings and not given back, in the platform's currency: the sum of the accounts opposite to the wallets, so
 * that it costs as much as there are companies, and not payments. Null for who may not see money, and where a currency of it has
 * no rate at all: neither a zero nor a part may pass for the whole.
 */
export const totalPayments: Statistic<Money | null> = async (db, actor) => {
  if (!walletReaders.some((permission) => actor.permissions.has(permission))) return null;
  const { platform_currency: to } = await db
    .selectFrom('currency_settings')
    .select('platform_currency')
    .executeTakeFirstOrThrow();
  const sums = await db
    .selectFrom('ledger_accounts as accounts')
    .select(['accounts.currency', sql<string>`sum(balance)::numeric`.as('sum')])
    .where('accounts.kind', '=', 'clearing')
    .where(companyScope(actor)('accounts.company_id'))
    .groupBy('accounts.currency')
    .execute();
  let total = 0n;
  for (const { currency: from, sum } of sums) {
    const found = await rateAt(db, { from, to }, new Date(), { anyAge: true }).catch(noRate);
    if (!found) return null;
    total += minorUnits(convert(moneyOf(BigInt(sum), from), found.rate));
  }
  return moneyOf(total, to);
};

function noRate(error: unknown): null {
  if (error instanceof Problem && error.code === 'rate_missing') return null;
  throw error;
}

import { companyScope, seesAllCompanies } from '@traveldesk/companies-server';
import { convert } from '@traveldesk/currencies-contract';
import { rateAt } from '@traveldesk/currencies-server';
import type { Statistic } from '@traveldesk/dashboard-server';
import { fitsWire, minorUnits, moneyOf, type Money } from '@traveldesk/shared-contract';
import { Problem, type Actor, type Db } from '@traveldesk/shared-server';
import { walletReaders } from '@traveldesk/wallet-contract';
import { sql } from 'kysely';
import '../wallet.tables';

/**
 * The amount paid for bookings and not refunded, in the platform currency. For staff it sums the accounts opposite to the wallets plus
 * payouts, so it costs one row per company account and not per payment. For companies it sums their own payments from an index: the split
 * between supplier and earners is internal to the platform. Null without permission, without a rate for one of the currencies, and if the
 * total exceeds the largest amount: neither zero nor a partial sum may pass for the total.
 */
export const totalPayments: Statistic<Money | null> = async (db, actor) => {
  if (!walletReaders.some((permission) => actor.permissions.has(permission))) return null;
  const { platform_currency: to } = await db
    .selectFrom('currency_settings')
    .select('platform_currency')
    .executeTakeFirstOrThrow();
  const sums = await (seesAllCompanies(actor) ? paidByAll(db) : paidBy(db, actor));
  let total = 0n;
  for (const { currency: from, sum } of sums) {
    const found = await rateAt(db, { from, to }, new Date(), { anyAge: true }).catch(noRate);
    if (!found) return null;
    total += minorUnits(convert(moneyOf(BigInt(sum), from), found.rate));
  }
  const all = moneyOf(total, to);
  return fitsWire(all) ? all : null;
};

async function paidByAll(db: Db) {
  const balances = db
    .selectFrom('ledger_accounts')
    .select(['currency', sql<string>`balance`.as('minor')])
    .where('kind', 'in', ['clearing', 'income', 'earnings']);
  // Only payouts and their reversals reduce or restore earnings; an index covers just these.
  const paidOut = db
    .selectFrom('ledger_entries')
    .select(['currency', sql<string>`-amount`.as('minor')])
    .where(sql<boolean>`kind = 'earnings' and type in ('payout', 'reversal')`);
  return db
    .selectFrom(balances.unionAll(paidOut).as('parts'))
    .select(['currency', sql<string>`sum(minor)::numeric`.as('sum')])
    .groupBy('currency')
    .execute();
}

async function paidBy(db: Db, actor: Actor) {
  return db
    .selectFrom('ledger_entries as entries')
    .select(['entries.currency', sql<string>`-sum(amount)::numeric`.as('sum')])
    .where(sql<boolean>`entries.kind = 'wallet' and entries.type in ('payment', 'refund')`)
    .where(companyScope(actor)('entries.company_id'))
    .groupBy('entries.currency')
    .execute();
}

function noRate(error: unknown): null {
  if (error instanceof Problem && error.code === 'rate_missing') return null;
  throw error;
}

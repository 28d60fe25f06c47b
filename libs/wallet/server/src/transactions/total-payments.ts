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
 * What was paid for bookings and not given back, in the platform's currency. To staff it is the sum of the accounts opposite to the
 * wallets, which costs as much as there are companies, and not payments, with what was paid out of them; what of it is the supplier's and
 * what others earn is the platform's own, so that a company's is that of its payments (an index has just these). Null for who may not see money, and where a currency of it has
 * no rate at all, or one by which it is more than an amount can be: neither a zero nor a part may pass for the whole.
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
  // Of what has been earned nothing but a payout is taken, and put back when that is reversed: an index has just these.
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

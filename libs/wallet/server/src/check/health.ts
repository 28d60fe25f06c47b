import { moneyOf } from '@traveldesk/shared-contract';
import { sql } from 'kysely';
import { isoOf, type Kernel } from '@traveldesk/shared-server';
import type { Ledger } from '@traveldesk/wallet-contract';
import type { Language } from '@traveldesk/shared-contract';
import type { Fault } from './fault';

/** Returns the last check's result and the totals of all wallets by currency. */
export async function readLedger(
  { db, texts }: Pick<Kernel, 'db' | 'texts'>,
  language: Language,
): Promise<Ledger> {
  const state = await db.selectFrom('ledger_state').selectAll().executeTakeFirstOrThrow();
  const totals = await db
    .selectFrom('ledger_accounts')
    .select([
      'currency',
      sql<number>`count(*)`.as('wallets'),
      sql<string>`sum(balance)::numeric`.as('balance'),
      sql<string>`sum(held)::numeric`.as('held'),
    ])
    .where('kind', '=', 'wallet')
    .groupBy('currency')
    .orderBy('currency')
    .execute();
  const { entries, accounts } = await readLedgerSize(db);
  const faults = state.faults as Fault[];
  const ids = faults.flatMap(({ account_id: id }) => (id === null ? [] : [id]));
  const named = await namesOf(db, ids);
  return {
    state: state.state,
    checked_at: state.checked_at && isoOf(state.checked_at),
    whole_at: state.whole_at && isoOf(state.whole_at),
    entries,
    accounts,
    faults: faults.map(({ fault, account_id: id, transaction_id: transactionId }) => {
      const account = id === null ? undefined : named.get(id);
      return {
        fault,
        account: account?.kind ?? null,
        company: account ? { id: account.company_id, name: account.name } : null,
        currency: account?.currency ?? null,
        transaction_id: transactionId,
        message: texts.text('wallet', `faults.${fault}`, language),
      };
    }),
    found: state.found,
    totals: totals.map(({ currency, wallets, balance, held }) => ({
      currency,
      wallets,
      balance: moneyOf(BigInt(balance), currency),
      held: moneyOf(BigInt(held), currency),
    })),
  };
}

/** An account's version equals its number of entries, so none need counting. */
export async function readLedgerSize(db: Kernel['db']): Promise<{ entries: number; accounts: number }> {
  return db
    .selectFrom('ledger_accounts')
    .select([
      sql<number>`coalesce(sum(version), 0)::int8`.as('entries'),
      sql<number>`count(*)`.as('accounts'),
    ])
    .executeTakeFirstOrThrow();
}

async function namesOf(db: Kernel['db'], ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const rows = await db
    .selectFrom('ledger_accounts as accounts')
    .innerJoin('companies', 'companies.id', 'accounts.company_id')
    .select(['accounts.id', 'accounts.kind', 'accounts.currency', 'accounts.company_id', 'companies.name'])
    .where('accounts.id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

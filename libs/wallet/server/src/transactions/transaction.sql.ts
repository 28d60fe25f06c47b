import { sql } from 'kysely';
import { companyScope } from '@traveldesk/companies-server';
import type { Db, Tx } from '@traveldesk/shared-server';
import { ownAccounts } from '@traveldesk/wallet-contract';
import { authorName, type Reader } from '../seen-authors';
import '../wallet.tables';

/** A transaction that touches a wallet, or what a company has earned, in the caller's scope; undefined for any other. */
export async function findTransfer(db: Db, id: string, reader: Reader) {
  return db
    .selectFrom('ledger_transfers as transfers')
    .selectAll('transfers')
    .select(authorName(reader).as('author'))
    .where('transfers.id', '=', id)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('ledger_entries as entries')
          .select('entries.id')
          .where('entries.transfer_id', '=', id)
          .where('entries.kind', 'in', ownAccounts)
          .where(companyScope(reader)('entries.company_id')),
      ),
    )
    .executeTakeFirst();
}

export type TransferRow = NonNullable<Awaited<ReturnType<typeof findTransfer>>>;

/** Its sides, wallets first; `seen` says whether the caller sees the account and its balances. */
export async function sidesOf(db: Db | Tx, id: string, reader: Reader) {
  return db
    .selectFrom('ledger_entries as entries')
    .innerJoin('companies', 'companies.id', 'entries.company_id')
    .select([
      'entries.kind',
      'entries.company_id',
      'companies.name as company_name',
      'entries.currency',
      'entries.amount',
      'entries.previous_balance',
      'entries.balance',
      'entries.version',
      sql<boolean>`${reader.type === 'staff' ? sql`true` : sql`entries.kind in ('wallet', 'earnings')`}
        and ${companyScope(reader)('entries.company_id')}`.as('seen'),
    ])
    .where('entries.transfer_id', '=', id)
    .orderBy(sql`entries.kind <> 'wallet'`)
    .orderBy('entries.amount')
    .execute();
}

/** When a transaction was made. */
export async function linkTo(db: Db, id: string | null) {
  if (id === null) return null;
  const row = await db
    .selectFrom('ledger_transfers')
    .select(['id', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** What has taken it back. */
export async function reversalOf(db: Db, id: string) {
  const row = await db
    .selectFrom('ledger_transfers')
    .select(['id', 'created_at'])
    .where('reverses_id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * What was given back of a payment, the oldest first: of the wallet that paid, or, to those who do not see it, of what companies
 * in their scope have earned.
 */
export async function refundsOf(db: Db, id: string, reader: Reader, { ofWallet }: { ofWallet: boolean }) {
  return db
    .selectFrom('ledger_transfers as transfers')
    .innerJoin('ledger_entries as entries', 'entries.transfer_id', 'transfers.id')
    .select([
      'transfers.id',
      'transfers.created_at',
      'entries.currency',
      sql<string>`sum(abs(entries.amount))::numeric`.as('amount'),
    ])
    .where('transfers.refund_of', '=', id)
    .where('entries.kind', '=', ofWallet ? 'wallet' : 'earnings')
    .where(companyScope(reader)('entries.company_id'))
    .groupBy(['transfers.id', 'transfers.created_at', 'entries.currency'])
    .orderBy('transfers.created_at')
    .orderBy('transfers.id')
    .execute();
}

export async function proofOf(db: Db, id: string | null) {
  if (id === null) return null;
  const row = await db
    .selectFrom('deposit_proofs')
    .select(['id', 'company_id', 'name', 'type', sql<number>`length(bytes)`.as('bytes')])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** The hold that a payment was taken of. */
export async function holdOf(db: Db, id: string | null) {
  if (id === null) return null;
  const row = await db
    .selectFrom('ledger_holds')
    .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_holds.account_id')
    .leftJoin('ledger_hold_ends', 'ledger_hold_ends.hold_id', 'ledger_holds.id')
    .select([
      'ledger_holds.id',
      'ledger_holds.amount',
      'ledger_holds.created_at',
      'ledger_accounts.currency',
      'ledger_hold_ends.outcome',
    ])
    .where('ledger_holds.id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** Whether there is any transaction. */
export async function hasMoved(db: Db): Promise<boolean> {
  const row = await db.selectFrom('ledger_transfers').select('id').limit(1).executeTakeFirst();
  return row !== undefined;
}

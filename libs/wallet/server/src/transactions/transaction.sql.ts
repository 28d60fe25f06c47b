import { sql } from 'kysely';
import { companyScope } from '@traveldesk/companies-server';
import type { Db, Tx } from '@traveldesk/shared-server';
import { ownAccounts } from '@traveldesk/wallet-contract';
import { authorName, type Reader } from '../seen-authors';
import '../wallet.tables';

/** Returns a transaction with a wallet or earnings side in the reader's scope; undefined for any other. */
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

/** Returns a transaction's sides, wallets first; `seen` tells whether the reader may see the account and its balances. */
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

/** Returns a transaction's id and time. */
export async function linkTo(db: Db, id: string | null) {
  if (id === null) return null;
  const row = await db
    .selectFrom('ledger_transfers')
    .select(['id', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** Returns the reversal of a transaction. */
export async function reversalOf(db: Db, id: string) {
  const row = await db
    .selectFrom('ledger_transfers')
    .select(['id', 'created_at'])
    .where('reverses_id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Returns the refunds of a payment, oldest first: the amounts credited to the wallet, or taken from earnings in the reader's scope if the
 * reader may not see that wallet.
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

/** Returns the hold that a payment captured. */
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

/** Whether any transaction exists. */
export async function hasMoved(db: Db): Promise<boolean> {
  const row = await db.selectFrom('ledger_transfers').select('id').limit(1).executeTakeFirst();
  return row !== undefined;
}

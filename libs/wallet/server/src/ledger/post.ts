import type { Insertable } from 'kysely';
import { holdPlatformCurrency } from '@traveldesk/currencies-server';
import { moneyOf } from '@traveldesk/shared-contract';
import { insertText, newId, send, type Actor, type Recorder, type Tx } from '@traveldesk/shared-server';
import { plainText } from '../money-text';
import type { LedgerTransfersTable } from '../wallet.tables';
import type { LockedAccount } from './accounts';
import { asLedgerErrors } from './errors';

/** The author of a movement; null for the system. */
export type MovementAuthor = Pick<Actor, 'userId' | 'name'> | null;

export interface Side {
  account: LockedAccount;
  /** Minor units; positive credits the account. */
  amount: bigint;
}

type Facts = Omit<Row, 'id' | 'entries' | 'author_id' | 'author_name' | 'created_at'>;

export interface Posting extends Facts {
  sides: readonly Side[];
  /** An earlier time of the movement; never in the future. */
  at?: Date;
  /** The hold that this payment ends. */
  capture?: { holdId: string; amount: bigint };
}

/**
 * Writes one transaction with its entries; database triggers update the accounts (ADR 70). The caller has locked the accounts. Throws if a
 * wallet has too little available.
 */
export async function post(
  tx: Tx,
  record: Recorder,
  actor: MovementAuthor,
  posting: Posting,
): Promise<string> {
  const { sides, at, capture, ...facts } = posting;
  // The first movement fixes the platform currency, so lock it.
  if (sides.every(({ account }) => account.version === 0)) await holdPlatformCurrency(tx);
  const id = newId();
  await asLedgerErrors(async () => {
    const row: Row = { id, entries: sides.length, ...authorOf(actor), ...facts, created_at: at };
    await send(
      tx,
      writeTransfer,
      columns.map((column) => row[column] ?? null),
    );
    if (capture) {
      const { holdId, amount } = capture;
      await tx
        .insertInto('ledger_hold_ends')
        .values({ hold_id: holdId, outcome: 'captured', amount, transfer_id: id, created_at: at })
        .execute();
    }
    const entries = sides.flatMap(({ account, amount }) => [newId(), id, account.id, amount]);
    await send(tx, writeEntries(sides.length), entries);
  });
  record({ entity: 'transaction', id, action: 'create', after: auditedPosting(posting) });
  return id;
}

type Row = Insertable<LedgerTransfersTable>;

/** Columns without a value are sent as null; the database sets the time and the hash. */
const columns = [
  'id',
  'type',
  'entries',
  'method',
  'reference',
  'received_on',
  'note',
  'reason',
  'proof_id',
  'hold_id',
  'about_kind',
  'about_id',
  'reverses_id',
  'refund_of',
  'rate',
  'approval_id',
  'author_id',
  'author_name',
  'created_at',
] as const satisfies readonly (keyof Row)[];

/** Fails to compile if a writable column of the table is missing above. */
type Missed = Exclude<keyof Row, (typeof columns)[number]>;
const writeTransfer: Missed extends never ? string : never = insertText('ledger_transfers', columns, 1);

const writeEntries = (entries: number) =>
  insertText('ledger_entries', ['id', 'transfer_id', 'account_id', 'amount'], entries);

function authorOf(actor: MovementAuthor) {
  return { author_id: actor?.userId ?? null, author_name: actor?.name ?? null };
}

/** Returns the audit record's fields: the amounts moved in wallets, and why. */
function auditedPosting({ sides, type, method, reference, reason, note }: Posting): Record<string, unknown> {
  const moved = sides.flatMap(({ account, amount }) =>
    account.kind === 'wallet' ? [plainText(moneyOf(amount, account.currency))] : [],
  );
  return { type, amount: moved.join(', '), method, reference, reason, note };
}

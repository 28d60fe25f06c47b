import { moneyOf, type Money } from '@traveldesk/shared-contract';
import { newId, notFound, type AuditRecord, type Recorder, type Tx } from '@traveldesk/shared-server';
import { plainText } from '../money-text';
import { availableOf, lockAccounts, type LockedAccount } from './accounts';
import { openCompany, requireCurrency } from './company';
import { asLedgerErrors, LedgerError } from './errors';
import type { MovementAuthor } from './post';
import { positiveMinor } from './positive';

/** The record that a hold belongs to, such as a booking; it alone ends the hold. */
export interface HoldOwner {
  kind: string;
  id: string;
}

export interface HoldInput {
  companyId: string;
  amount: Money;
  owner: HoldOwner;
  reference: string | null;
  /** When the owner intends to end the hold. The wallet lists later ones as overdue, but never ends one. */
  expiresAt: Date | null;
  at?: Date;
}

/** An open hold and its wallet, locked until the transaction ends. Minor units. */
export interface OpenHold {
  id: string;
  amount: bigint;
  reference: string | null;
  wallet: LockedAccount;
}

/**
 * Blocks part of the available amount when a booking starts to pay (TRAVEL-RULES 33). Throws if too little is available, the company is
 * suspended, or the ledger is stopped or unchecked. Returns the hold's id.
 */
export async function hold(
  tx: Tx,
  record: Recorder,
  actor: MovementAuthor,
  input: HoldInput,
): Promise<string> {
  const { companyId, amount, owner, reference, expiresAt, at } = input;
  const { currency: own } = await openCompany(tx, companyId);
  await requireCurrency(tx, { companyId, own, currency: amount.currency });
  const [wallet] = await lockAccounts(tx, [{ companyId, currency: amount.currency, kind: 'wallet' }]);
  const minor = positiveMinor(amount);
  if (availableOf(wallet) < minor) throw new LedgerError('insufficient_funds');
  const id = newId();
  await asLedgerErrors(() =>
    tx
      .insertInto('ledger_holds')
      .values({
        id,
        account_id: wallet.id,
        amount: minor,
        about_kind: owner.kind,
        about_id: owner.id,
        reference,
        expires_at: expiresAt,
        author_id: actor?.userId,
        created_at: at,
      })
      .execute(),
  );
  const after = { amount: plainText(amount), reference, state: 'open' };
  record({ entity: 'hold', id, action: 'create', after });
  return id;
}

/** Ends a hold without a payment: the booking failed or was given up. Works while the ledger is stopped. */
export function release(tx: Tx, record: Recorder, actor: MovementAuthor, target: HoldEnd): Promise<void> {
  return endUntaken(tx, record, actor, { ...target, outcome: 'released' });
}

/** Ends a hold whose time has run out. Only its owner decides: a booking in doubt keeps its hold (TRAVEL-RULES 33). */
export function expire(tx: Tx, record: Recorder, actor: MovementAuthor, target: HoldEnd): Promise<void> {
  return endUntaken(tx, record, actor, { ...target, outcome: 'expired' });
}

export interface HoldEnd {
  holdId: string;
  owner: HoldOwner;
  at?: Date;
}

async function endUntaken(
  tx: Tx,
  record: Recorder,
  _actor: MovementAuthor,
  { holdId, owner, outcome, at }: HoldEnd & { outcome: 'released' | 'expired' },
): Promise<void> {
  const open = await lockOpenHold(tx, holdId, owner);
  await asLedgerErrors(() =>
    tx
      .insertInto('ledger_hold_ends')
      .values({ hold_id: holdId, outcome, amount: 0n, created_at: at })
      .execute(),
  );
  record(endOf(open, { state: outcome }));
}

/** The audit record of a hold's end. */
export function endOf({ id, amount, wallet, reference }: OpenHold, after: object): AuditRecord {
  const before = { amount: plainText(moneyOf(amount, wallet.currency)), reference, state: 'open' };
  return { entity: 'hold', id, action: 'update', before, after: { ...before, ...after } };
}

/** Throws a 404 if the hold does not exist, and a 422 if it has ended or belongs to another owner. */
async function lockOpenHold(tx: Tx, id: string, owner: HoldOwner): Promise<OpenHold> {
  const { found, ref } = await findHold(tx, id, owner);
  const [wallet] = await lockAccounts(tx, [ref]);
  await refuseEnded(tx, id);
  return { ...found, wallet };
}

/** Returns a hold and the key of its wallet, without a lock. */
export async function findHold(tx: Tx, id: string, owner: HoldOwner) {
  const row = await tx
    .selectFrom('ledger_holds')
    .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_holds.account_id')
    .select(['amount', 'reference', 'about_kind', 'about_id', 'company_id', 'currency'])
    .where('ledger_holds.id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound();
  if (row.about_kind !== owner.kind || row.about_id !== owner.id) throw new LedgerError('hold_not_owned');
  return {
    found: { id, amount: BigInt(row.amount), reference: row.reference },
    ref: { companyId: row.company_id, currency: row.currency, kind: 'wallet' as const },
  };
}

/** Throws if the hold has ended. The caller has locked the wallet, so the hold cannot end concurrently. */
export async function refuseEnded(tx: Tx, id: string): Promise<void> {
  const end = await tx
    .selectFrom('ledger_hold_ends')
    .select('hold_id')
    .where('hold_id', '=', id)
    .executeTakeFirst();
  if (end) throw new LedgerError('hold_resolved');
}

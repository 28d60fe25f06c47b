import { moneyOf, type Money } from '@traveldesk/shared-contract';
import { newId, notFound, type AuditRecord, type Recorder, type Tx } from '@traveldesk/shared-server';
import { plainText } from '../money-text';
import { availableOf, lockAccounts, type LockedAccount } from './accounts';
import { openCompany, requireCurrency } from './company';
import { asLedgerErrors, LedgerError } from './errors';
import type { Writer } from './post';
import { positiveMinor } from './positive';

/** Whose a hold is: a booking, as its domain calls it. It alone ends it. */
export interface HoldOwner {
  kind: string;
  id: string;
}

export interface HoldInput {
  companyId: string;
  amount: Money;
  owner: HoldOwner;
  reference: string | null;
  /** When the owner means to have ended it; the wallet lists what is open longer, and ends nothing by itself. */
  expiresAt: Date | null;
  at?: Date;
}

/** A hold that is open and its wallet, which nobody else writes until the transaction ends. Minor units. */
export interface OpenHold {
  id: string;
  amount: bigint;
  reference: string | null;
  wallet: LockedAccount;
}

/**
 * Sets an amount of what is available aside, as a booking begins to pay (TRAVEL-RULES 33). Throws where there is not enough,
 * where the company is suspended, and while the books are not whole. Answers the hold's key.
 */
export async function hold(tx: Tx, record: Recorder, actor: Writer, input: HoldInput): Promise<string> {
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

/** Gives a hold's amount back: the booking failed, or was let go. Never stopped: what a supplier has done is recorded. */
export function release(tx: Tx, record: Recorder, actor: Writer, target: HoldEnd): Promise<void> {
  return endUntaken(tx, record, actor, { ...target, outcome: 'released' });
}

/** The same as its time has run out, which only its owner knows: a booking in doubt keeps its hold (TRAVEL-RULES 33). */
export function expire(tx: Tx, record: Recorder, actor: Writer, target: HoldEnd): Promise<void> {
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
  _actor: Writer,
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

/** The end of a hold as its history has it. */
export function endOf({ id, amount, wallet, reference }: OpenHold, after: object): AuditRecord {
  const before = { amount: plainText(moneyOf(amount, wallet.currency)), reference, state: 'open' };
  return { entity: 'hold', id, action: 'update', before, after: { ...before, ...after } };
}

/** Throws a 404 where there is no such hold, and where it has ended or is somebody else's. */
async function lockOpenHold(tx: Tx, id: string, owner: HoldOwner): Promise<OpenHold> {
  const { found, ref } = await findHold(tx, id, owner);
  const [wallet] = await lockAccounts(tx, [ref]);
  await refuseEnded(tx, id);
  return { ...found, wallet };
}

/** A hold with its wallet's reference; nothing is locked yet. */
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

/** Throws where the hold has ended; its wallet is locked, so that it cannot end any more beside this transaction. */
export async function refuseEnded(tx: Tx, id: string): Promise<void> {
  const end = await tx
    .selectFrom('ledger_hold_ends')
    .select('hold_id')
    .where('hold_id', '=', id)
    .executeTakeFirst();
  if (end) throw new LedgerError('hold_resolved');
}

import { readableRate } from '@traveldesk/currencies-contract';
import { moneyOf, type HistoryEntry, type Page } from '@traveldesk/shared-contract';
import {
  historyOf,
  isoOf,
  notFound,
  seesNet,
  shownRecords,
  type Actor,
  type Db,
  type Kernel,
} from '@traveldesk/shared-server';
import {
  ownAccounts,
  walletPermissions,
  type AccountKind,
  type Transaction,
  type TransactionType,
} from '@traveldesk/wallet-contract';
import { companyScope, seesAllCompanies } from '@traveldesk/companies-server';
import { reversible } from '../ledger/reverse';
import { bookingsAbout } from '../references/bookings-about';
import { authorOf } from '../seen-authors';
import {
  findTransfer,
  holdOf,
  linkTo,
  proofOf,
  refundsOf,
  reversalOf,
  sidesOf,
  type TransferRow,
} from './transaction.sql';

/** Returns a transaction with its visible sides and its links; throws a 404 if the reader may not see it. */
export async function readTransaction(
  kernel: Pick<Kernel, 'db' | 'recordKinds' | 'tools'>,
  id: string,
  actor: Actor,
): Promise<Transaction> {
  const { db, recordKinds, tools } = kernel;
  const row = await findTransfer(db, id, actor);
  if (!row) throw notFound();
  const sides = await sidesOf(db, id, actor);
  const reversal = await reversalOf(db, id);
  // Readers who only see earnings of a payment do not see its hold and note.
  const ofWallet = sides.some(({ kind, seen }) => kind === 'wallet' && seen);
  const refunds = await refundsOf(db, id, actor, { ofWallet });
  const [hold, proof] = [await holdOf(db, ofWallet ? row.hold_id : null), await proofOf(db, row.proof_id)];
  return {
    id,
    type: row.type,
    sides: sidesFor(sides, { ...row, withNet: seesNet(actor) }),
    method: row.method,
    reference: row.reference,
    received_on: row.received_on,
    note: ofWallet ? row.note : null,
    reason: row.reason,
    proof,
    hold: hold && {
      id: hold.id,
      amount: moneyOf(hold.amount, hold.currency),
      state: hold.outcome ?? 'open',
      created_at: isoOf(hold.created_at),
    },
    about: await aboutOf({ db, recordKinds, tools }, row, actor),
    booking: (await bookingsAbout(kernel, [row], actor))(row),
    reverses: linkOf(await linkTo(db, row.reverses_id)),
    reversed_by: linkOf(reversal),
    refunds: refunds.map(({ id, created_at: at, amount, currency }) => ({
      id,
      created_at: isoOf(at),
      amount: moneyOf(BigInt(amount), currency),
    })),
    refunds_of: linkOf(await linkTo(db, row.refund_of)),
    rate: row.rate && { ...row.rate, rate: readableRate(row.rate) },
    author: authorOf(row),
    approval_id: row.approval_id,
    may_reverse:
      actor.permissions.has(walletPermissions.adjust) && reversible.includes(row.type) && !reversal,
    created_at: isoOf(row.created_at),
  };
}

/** Returns the transaction's history, which is its creation. Throws a 404 if the reader may not see it. */
export async function readTransactionHistory(
  db: Db,
  id: string,
  query: { page: number; per_page: number },
  actor: Actor,
): Promise<Page<HistoryEntry>> {
  if (!(await findTransfer(db, id, actor))) throw notFound();
  const history = await historyOf(db, 'transaction', id, query, { ...actor, scope: companyScope(actor) });
  if (seesAllCompanies(actor)) return history;
  return { ...history, data: history.data.map((entry) => ({ ...entry, address: null })) };
}

type Side = Awaited<ReturnType<typeof sidesOf>>[number];

/**
 * Returns the sides that a reader may see. Without permission for net prices, the supplier's and the platform's sides of a payment are
 * merged into one, as are other companies' earnings, so that none can be derived (TRAVEL-RULES 30).
 */
function sidesFor(
  sides: readonly Side[],
  { type, withNet }: { type: TransactionType; withNet: boolean },
): Transaction['sides'] {
  if (withNet || (type !== 'payment' && type !== 'refund')) return sides.map(sideOf);
  const own = sides.filter(({ kind, seen }) => seen && isOwn(kind));
  const [first] = own;
  const rest = -own.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
  if (!first || rest === 0n) return own.map(sideOf);
  const unseen = { balance_before: null, balance_after: null, version: null };
  return [
    ...own.map(sideOf),
    { account: 'clearing', company: null, amount: moneyOf(rest, first.currency), ...unseen },
  ];
}

const isOwn = (kind: AccountKind) => (ownAccounts as readonly AccountKind[]).includes(kind);

function sideOf(side: Side): Transaction['sides'][number] {
  const { kind: account, currency, seen } = side;
  return {
    account,
    company: seen ? { id: side.company_id, name: side.company_name } : null,
    amount: moneyOf(side.amount, currency),
    balance_before: seen ? moneyOf(side.previous_balance, currency) : null,
    balance_after: seen ? moneyOf(side.balance, currency) : null,
    version: seen ? side.version : null,
  };
}

/** Returns the record that a transaction is about, named as this reader may see it. */
async function aboutOf(
  kernel: Pick<Kernel, 'db' | 'recordKinds' | 'tools'>,
  { about_kind: kind, about_id: id }: Pick<TransferRow, 'about_kind' | 'about_id'>,
  actor: Actor,
): Promise<Transaction['about']> {
  if (kind === null || id === null) return null;
  const shown = await shownRecords(kernel, actor, [{ kind, id }]);
  return shown({ kind, id });
}

function linkOf(row: { id: string; created_at: Date } | null) {
  return row && { id: row.id, created_at: isoOf(row.created_at) };
}

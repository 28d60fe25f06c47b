import { moneyOf } from '@traveldesk/shared-contract';
import { seesAllCompanies } from '@traveldesk/companies-server';
import {
  isoOf,
  lacking,
  type Actor,
  type Db,
  type Kernel,
  type Recorder,
  type Target,
  type Tx,
} from '@traveldesk/shared-server';
import {
  walletPermissions,
  type CreditHistory,
  type CreditInput,
  type SavedCredit,
  type ThresholdInput,
  type Wallet,
} from '@traveldesk/wallet-contract';
import { changeLimit, changeThreshold, lockLimit } from '../ledger/limits';
import { visibleCompany } from '../scope';
import type { Reader } from '../seen-authors';
import { askRaise, creditRaiseNeedsApproval } from './credit-raises';
import { walletOf, walletsOf } from './wallets.sql';

/** Sets a credit limit, for staff only; large raises need a second person. Returns the wallet with the limit in force. */
export async function saveCredit(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  { companyId, seen, input }: { companyId: string; seen?: Target['seen']; input: CreditInput },
  kernel: Kernel,
): Promise<SavedCredit> {
  const { name: company } = await visibleCompany(tx, companyId, actor);
  if (!seesAllCompanies(actor)) {
    throw lacking(walletPermissions.credit);
  }
  const { credit_limit: limit, reason } = input;
  // Lock before comparing, so that a concurrent reduction is not undone.
  const before = await lockLimit(tx, { companyId, currency: limit.currency, seen });
  const raise = { companyId, company, before, after: limit, reason };
  const waits = await creditRaiseNeedsApproval(tx, actor, raise);
  const approval_id = waits ? await askRaise(tx, record, actor, raise, kernel) : null;
  if (!waits) await changeLimit(tx, record, actor, { companyId, limit, reason });
  return { ...(await savedWallet(tx, companyId, limit.currency, actor)), approval_id };
}

export async function saveThreshold(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  { companyId, seen, input }: { companyId: string; seen?: Target['seen']; input: ThresholdInput },
): Promise<Wallet> {
  await visibleCompany(tx, companyId, actor);
  await changeThreshold(tx, record, actor, { companyId, seen, ...input });
  return savedWallet(tx, companyId, input.currency, actor);
}

async function savedWallet(tx: Tx, companyId: string, currency: string, actor: Actor): Promise<Wallet> {
  const { currency: own } = await visibleCompany(tx, companyId, actor);
  const row = (await walletsOf(tx, companyId)).find((wallet) => wallet.currency === currency);
  if (!row) throw new Error(`There is no wallet in ${currency}.`);
  return walletOf(row, own);
}

/** Maximum number of history entries returned. */
const told = 100;

/** Returns changes of a company's credit limits, newest first. */
export async function readCreditHistory(db: Db, companyId: string, reader: Reader): Promise<CreditHistory> {
  await visibleCompany(db, companyId, reader);
  const rows = await db
    .selectFrom('ledger_limits as limits')
    .innerJoin('ledger_accounts as accounts', 'accounts.id', 'limits.account_id')
    .select([
      'limits.id',
      'limits.previous_limit',
      'limits.credit_limit',
      'limits.reason',
      'limits.author_id',
      'limits.author_name',
      'limits.created_at',
      'accounts.currency',
    ])
    .where('accounts.company_id', '=', companyId)
    .orderBy('limits.created_at', 'desc')
    .orderBy('limits.seq', 'desc')
    .limit(told)
    .execute();
  const isStaff = seesAllCompanies(reader);
  return {
    data: rows.map(({ author_id: authorId, author_name: name, ...row }) => ({
      id: row.id,
      before: moneyOf(row.previous_limit, row.currency),
      after: moneyOf(row.credit_limit, row.currency),
      // The reason and the author of a credit decision are visible to staff only.
      reason: isStaff ? row.reason : null,
      author: isStaff && authorId !== null && name !== null ? { id: authorId, name } : null,
      created_at: isoOf(row.created_at),
    })),
  };
}

import { accountsAsOne, requestApproval, type ApprovalKind } from '@traveldesk/approvals-server';
import { minorUnits, moneyOf, moneySchema, type Money } from '@traveldesk/shared-contract';
import { Problem, type Actor, type Kernel, type Recorder, type Tx } from '@traveldesk/shared-server';
import { walletPermissions } from '@traveldesk/wallet-contract';
import { dayAgo } from '../day-ago';
import { sql } from 'kysely';
import { z } from 'zod';
import { changeLimit, lockLimit } from '../ledger/limits';
import { availableFact, approvalEffectOf, factsOf, titleOf } from '../requests/describe';
import { exceedsLimit } from '../requests/exceeds-limit';
import { lockAuthor } from '../requests/lock-author';
import { readSettings } from '../settings';

interface Raise {
  companyId: string;
  company: string;
  before: Money;
  after: Money;
  reason: string;
}

/**
 * Whether a raise needs approval: the author's raises within 24 hours, over all companies, exceed the limit in the settings, or cannot be
 * converted. Locks the author, so that concurrent raises count each other. The caller holds the lock of one wallet and must take no further
 * lock.
 */
export async function creditRaiseNeedsApproval(
  tx: Tx,
  { userId }: Pick<Actor, 'userId'>,
  { before, after }: Pick<Raise, 'before' | 'after'>,
): Promise<boolean> {
  const more = minorUnits(after) - minorUnits(before);
  if (more <= 0n) return false;
  await lockAuthor(tx, 'credit raises', userId);
  const { credit_raise_limit: limit } = await readSettings(tx);
  const sums = await raisedAlone(tx, userId);
  return exceedsLimit(tx, { sums, more: moneyOf(more, after.currency), limit }, userId);
}

/** Sums raises by all accounts of one person, by currency, in minor units. A raise lowered again counts: it could be used meanwhile. */
async function raisedAlone(tx: Tx, userId: string): Promise<{ currency: string; sum: string }[]> {
  const raisers = await tx
    .selectFrom('ledger_limits')
    .select('author_id')
    .distinct()
    .where('created_at', '>', dayAgo)
    .execute();
  const accounts = await accountsAsOne(
    tx,
    userId,
    raisers.flatMap(({ author_id: id }) => id ?? []),
  );
  return tx
    .selectFrom('ledger_limits as limits')
    .innerJoin('ledger_accounts as accounts', 'accounts.id', 'limits.account_id')
    .select([
      'accounts.currency',
      sql<string>`sum(limits.credit_limit - limits.previous_limit)::text`.as('sum'),
    ])
    .where('limits.author_id', 'in', accounts)
    .where('limits.approval_id', 'is', null)
    .where('limits.created_at', '>', dayAgo)
    .whereRef('limits.credit_limit', '>', 'limits.previous_limit')
    .groupBy('accounts.currency')
    .execute();
}

/** Requests a raise; returns the request's id. */
export async function askRaise(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  { companyId, company, before, after, reason }: Raise,
  kernel: Kernel,
): Promise<string> {
  const { id } = await requestApproval(
    tx,
    record,
    actor,
    {
      kind: 'credit_limit',
      title: titleOf(kernel.texts, 'credit_limit', { amount: after, company }),
      companyId,
      amount: after,
      payload: { before } satisfies Payload,
      reason,
    },
    kernel,
  );
  return id;
}

const payloadSchema = z.object({ before: moneySchema });

type Payload = z.infer<typeof payloadSchema>;

/** Raises that wait. Approval fails if the limit is no longer the one that the author saw. */
export function creditLimitKind({ texts }: Kernel): ApprovalKind<Payload> {
  return {
    name: 'credit_limit',
    module: 'wallet',
    permission: walletPermissions.approveCredit,
    byStaff: true,
    task: { type: 'approval', project: 'Wallet' },
    payload: payloadSchema,
    describe: async (db, request, language) => ({
      effect: await approvalEffectOf(db, texts, request, { key: 'credit_limit', language }),
      facts: factsOf(texts, language, {
        limit_before: { type: 'money', money: request.payload.before },
        available: await availableFact(db, request.companyId, request.amount?.currency),
      }),
    }),
    approve: async (tx, record, _actor, { request, amount: limit }) => {
      const { id: approvalId, companyId, payload, reason, author } = request;
      if (companyId === null || limit === null)
        throw new Error('A credit limit must have a company and an amount.');
      const current = await lockLimit(tx, { companyId, currency: limit.currency });
      if (minorUnits(current) !== minorUnits(payload.before)) throw new Problem(422, 'credit_changed');
      const by = { userId: author.id, name: author.name };
      await changeLimit(tx, record, by, { companyId, limit, reason, approvalId });
      return { kind: 'company', id: companyId };
    },
  };
}

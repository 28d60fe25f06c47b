import { z } from 'zod';
import { authorAsActor, requestApproval, type ApprovalKind } from '@traveldesk/approvals-server';
import { moneyOf } from '@traveldesk/shared-contract';
import type { Actor, Db, Kernel, Recorder, Tx } from '@traveldesk/shared-server';
import {
  payoutTargets,
  walletPermissions,
  type Movement,
  type PayoutInput,
} from '@traveldesk/wallet-contract';
import { checkPayout, payOut } from '../ledger/payout';
import { visibleCompany } from '../scope';
import { earningsOf } from '../wallets/earnings.sql';
import { codeFact, approvalEffectOf, factsOf, titleOf } from './describe';

/** Requests a payout of earnings, which always waits for a second person (ADR 82). */
export async function askPayout(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  { companyId, input }: { companyId: string; input: PayoutInput },
  kernel: Kernel,
): Promise<Movement> {
  const { amount, to, reason, reference } = input;
  const company = await visibleCompany(tx, companyId, actor);
  await checkPayout(tx, { companyId, amount });
  const { id } = await requestApproval(
    tx,
    record,
    actor,
    {
      kind: 'wallet_payout',
      title: titleOf(kernel.texts, `payout_${to}`, { amount, company: company.name }),
      companyId,
      amount,
      payload: { to, reference } satisfies Payload,
      reason,
    },
    kernel,
  );
  return { status: 'requested', transaction_id: null, approval_id: id };
}

const payloadSchema = z.object({ to: z.enum(payoutTargets), reference: z.string().nullable() });

type Payload = z.infer<typeof payloadSchema>;

export function payoutKind({ texts }: Kernel): ApprovalKind<Payload> {
  return {
    name: 'wallet_payout',
    module: 'wallet',
    permission: walletPermissions.approvePayouts,
    byStaff: true,
    task: { type: 'approval', project: 'Wallet' },
    payload: payloadSchema,
    describe: async (db, request, language) => ({
      effect: await approvalEffectOf(db, texts, request, { key: `payout_${request.payload.to}`, language }),
      facts: factsOf(texts, language, {
        reference: codeFact(request.payload.reference),
        earned: await earnedFact(db, request.companyId, request.amount?.currency),
      }),
    }),
    approve: async (tx, record, _actor, { request, amount }) => {
      const { companyId, payload, reason, author, id: approvalId } = request;
      if (companyId === null || amount === null)
        throw new Error('A payout must have a company and an amount.');
      const by = authorAsActor(author);
      const wanted = { companyId, amount, ...payload, reason, approvalId };
      return { kind: 'transaction', id: await payOut(tx, record, by, wanted) };
    },
  };
}

/** Returns the earnings available now. */
async function earnedFact(db: Db | Tx, companyId: string | null, currency: string | undefined) {
  if (companyId === null || currency === undefined) return null;
  const earned = (await earningsOf(db, companyId)).find((row) => row.currency === currency);
  return { type: 'money' as const, money: moneyOf(earned?.balance ?? 0, currency) };
}

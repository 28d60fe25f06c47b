import { z } from 'zod';
import { authorAsActor, requestApproval, type ApprovalKind } from '@traveldesk/approvals-server';
import { idSchema, moneyOf } from '@traveldesk/shared-contract';
import { notFound, type Actor, type Kernel, type Recorder, type Tx } from '@traveldesk/shared-server';
import { ownAccounts, walletPermissions, type Movement } from '@traveldesk/wallet-contract';
import { checkReversal, reverse } from '../ledger/reverse';
import { refuseStopped } from '../ledger/state';
import { visibleCompany } from '../scope';
import { sidesOf } from '../transactions/transaction.sql';
import { availableFact, approvalEffectOf, factsOf, titleOf } from './describe';

/** Requests a reversal, which always waits for a second person; once approved it may take the wallet below zero. */
export async function askReversal(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  { transactionId, reason }: { transactionId: string; reason: string },
  kernel: Kernel,
): Promise<Movement> {
  await refuseStopped(tx);
  // Check visibility first: another company's transaction must look like a missing one (SECURITY 34).
  const sides = (await sidesOf(tx, transactionId, actor)).filter(({ seen }) => seen);
  // A payout to a bank has no side in a wallet, so use the earnings.
  const side = ownAccounts.map((own) => sides.find(({ kind }) => kind === own)).find(Boolean);
  if (!side) throw notFound();
  await checkReversal(tx, transactionId);
  const company = await visibleCompany(tx, side.company_id, actor);
  const minor = BigInt(side.amount);
  const amount = moneyOf(minor < 0n ? -minor : minor, side.currency);
  const { id } = await requestApproval(
    tx,
    record,
    actor,
    {
      kind: 'wallet_reversal',
      title: titleOf(kernel.texts, 'reversal', { amount, company: company.name }),
      companyId: company.id,
      amount,
      payload: { transaction_id: transactionId } satisfies Payload,
      reason,
      about: { kind: 'transaction', id: transactionId },
    },
    kernel,
  );
  return { status: 'requested', transaction_id: null, approval_id: id };
}

const payloadSchema = z.object({ transaction_id: idSchema });

type Payload = z.infer<typeof payloadSchema>;

export function reversalKind({ texts }: Kernel): ApprovalKind<Payload> {
  return {
    name: 'wallet_reversal',
    module: 'wallet',
    permission: walletPermissions.approveAdjustments,
    byStaff: true,
    task: { type: 'approval', project: 'Wallet' },
    payload: payloadSchema,
    describe: async (db, request, language) => ({
      effect: await approvalEffectOf(db, texts, request, { key: 'reversal', language }),
      facts: factsOf(texts, language, {
        available: await availableFact(db, request.companyId, request.amount?.currency),
      }),
    }),
    approve: async (tx, record, _actor, { request }) => {
      const { payload, reason, author, id: approvalId } = request;
      const by = authorAsActor(author);
      const wanted = { transactionId: payload.transaction_id, reason, approvalId };
      return { kind: 'transaction', id: await reverse(tx, record, by, wanted) };
    },
  };
}

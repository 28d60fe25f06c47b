import { z } from 'zod';
import { authorAsActor, requestApproval, type ApprovalKind } from '@traveldesk/approvals-server';
import { idSchema } from '@traveldesk/shared-contract';
import type { Actor, Kernel, Recorder, Tx } from '@traveldesk/shared-server';
import {
  directions,
  walletPermissions,
  type AdjustmentInput,
  type Movement,
} from '@traveldesk/wallet-contract';
import type { HoldOwner } from '../ledger/hold';
import { adjust, checkAdjustment } from '../ledger/move';
import { visibleCompany } from '../scope';
import { availableFact, codeFact, approvalEffectOf, evidenceOf, factsOf, titleOf } from './describe';

/**
 * Requests an adjustment, which always waits for a second person (SECURITY 8). `owner` is the booking it is about, so that it is listed
 * with the booking's payments.
 */
export async function askAdjustment(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  { companyId, input, owner = null }: { companyId: string; input: AdjustmentInput; owner?: HoldOwner | null },
  kernel: Kernel,
): Promise<Movement> {
  const { amount, direction, reason, reference, proof_id: proofId } = input;
  const company = await visibleCompany(tx, companyId, actor);
  await checkAdjustment(tx, { companyId, amount, proofId });
  const payload: Payload = { direction, reference, proof_id: proofId, owner };
  const { id } = await requestApproval(
    tx,
    record,
    actor,
    {
      kind: 'wallet_adjustment',
      title: titleOf(kernel.texts, `adjustment_${direction}`, { amount, company: company.name }),
      companyId,
      amount,
      payload,
      reason,
      evidenceId: proofId ?? undefined,
    },
    kernel,
  );
  return { status: 'requested', transaction_id: null, approval_id: id };
}

const payloadSchema = z.object({
  direction: z.enum(directions),
  reference: z.string().nullable(),
  proof_id: idSchema.nullable(),
  owner: z.object({ kind: z.string(), id: idSchema }).nullish(),
});

type Payload = z.infer<typeof payloadSchema>;

export function adjustmentKind({ texts }: Kernel): ApprovalKind<Payload> {
  return {
    name: 'wallet_adjustment',
    module: 'wallet',
    permission: walletPermissions.approveAdjustments,
    byStaff: true,
    task: { type: 'approval', project: 'Wallet' },
    payload: payloadSchema,
    describe: async (db, request, language) => ({
      effect: await approvalEffectOf(db, texts, request, {
        key: `adjustment_${request.payload.direction}`,
        language,
      }),
      facts: factsOf(texts, language, {
        reference: codeFact(request.payload.reference),
        available: await availableFact(db, request.companyId, request.amount?.currency),
      }),
      evidence: await evidenceOf(db, request),
    }),
    approve: async (tx, record, _actor, { request, amount }) => {
      const { companyId, payload, reason, author } = request;
      if (companyId === null || amount === null)
        throw new Error('An adjustment must have a company and an amount.');
      const { direction, reference, proof_id: proofId, owner } = payload;
      const by = authorAsActor(author);
      const wanted = {
        companyId,
        amount,
        direction,
        reason,
        reference,
        proofId,
        owner,
        approvalId: request.id,
      };
      return { kind: 'transaction', id: await adjust(tx, record, by, wanted) };
    },
  };
}

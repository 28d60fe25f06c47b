import { z } from 'zod';
import { authorAsActor, requestApproval, type ApprovalKind } from '@traveldesk/approvals-server';
import { idSchema } from '@traveldesk/shared-contract';
import { invalid, type Actor, type Kernel, type Recorder, type Tx } from '@traveldesk/shared-server';
import {
  depositMethods,
  walletPermissions,
  type DepositInput,
  type Movement,
} from '@traveldesk/wallet-contract';
import { checkDeposit, deposit } from '../ledger/deposit';
import { visibleCompany } from '../scope';
import {
  availableFact,
  codeFact,
  approvalEffectOf,
  evidenceOf,
  factsOf,
  textFact,
  titleOf,
} from './describe';
import { isWithinDepositLimit } from './is-within-deposit-limit';

/** UTC+14, the time zone where a day starts first. */
const earliestDay = 14 * 3_600_000;

/**
 * Posts a deposit if a staff member stays within their daily limit. Otherwise it waits for a second person, as does every deposit by a
 * company's user or an API token (TRAVEL-RULES 35).
 */
export async function askDeposit(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  { companyId, input }: { companyId: string; input: DepositInput },
  kernel: Kernel,
): Promise<Movement> {
  const { amount, method, reference, received_on: receivedOn, note, proof_id: proofId } = input;
  const company = await visibleCompany(tx, companyId, actor);
  refuseFuture(receivedOn);
  const wanted = { companyId, amount, method, reference, receivedOn, note, proofId };
  const isStaff = actor.type === 'staff' && !actor.apiToken;
  const alone = isStaff && (await isWithinDepositLimit(tx, record, actor, { kind: 'deposit', amount }));
  await checkDeposit(tx, wanted);
  if (alone) {
    const id = await deposit(tx, record, actor, wanted);
    return { status: 'posted', transaction_id: id, approval_id: null };
  }
  const payload: DepositPayload = { method, reference, received_on: receivedOn, note, proof_id: proofId };
  const { id } = await requestApproval(
    tx,
    record,
    actor,
    {
      kind: 'deposit',
      title: titleOf(kernel.texts, 'deposit', { amount, company: company.name }),
      companyId,
      amount,
      payload,
      reason: note ?? '',
      evidenceId: proofId ?? undefined,
    },
    kernel,
  );
  return { status: 'requested', transaction_id: null, approval_id: id };
}

/** Throws a 422 at `received_on` for a day that has not begun anywhere on earth. */
function refuseFuture(day: string): void {
  const latest = new Date(Date.now() + earliestDay).toISOString().slice(0, 10);
  if (day > latest) throw invalid({ received_on: 'received_on_future' });
}

const payloadSchema = z.object({
  method: z.enum(depositMethods),
  reference: z.string().nullable(),
  received_on: z.string(),
  note: z.string().nullable(),
  proof_id: idSchema.nullable(),
});

type DepositPayload = z.infer<typeof payloadSchema>;

/** Deposits that wait for approval; a part of the amount can be approved. */
export function depositKind({ texts }: Kernel): ApprovalKind<DepositPayload> {
  return {
    name: 'deposit',
    module: 'wallet',
    permission: walletPermissions.approveDeposits,
    byStaff: true,
    task: { type: 'deposit_approval', project: 'Wallet' },
    inPart: true,
    payload: payloadSchema,
    describe: async (db, request, language) => {
      const { method, reference, received_on: day, note } = request.payload;
      return {
        effect: await approvalEffectOf(db, texts, request, { key: 'deposit', language }),
        facts: factsOf(texts, language, {
          method: textFact(texts.text('wallet', `methods.${method}`, language)),
          received_on: { type: 'day', day },
          reference: codeFact(reference),
          note: textFact(note),
          available: await availableFact(db, request.companyId, request.amount?.currency),
        }),
        evidence: await evidenceOf(db, request),
      };
    },
    approve: async (tx, record, _actor, { request, amount }) => {
      const { companyId, payload, author } = request;
      if (companyId === null || amount === null)
        throw new Error('A deposit must have a company and an amount.');
      const { method, reference, received_on: receivedOn, note, proof_id: proofId } = payload;
      const wanted = {
        companyId,
        amount,
        method,
        reference,
        receivedOn,
        note,
        proofId,
        approvalId: request.id,
      };
      // The author of the request is the author of the deposit; the request stores the approver.
      const id = await deposit(tx, record, authorAsActor(author), wanted);
      return { kind: 'transaction', id };
    },
  };
}

import { fitsCurrency, minorUnits, type Money } from '@traveldesk/shared-contract';
import {
  invalid,
  notFound,
  type Actor,
  type AuditRecord,
  type Kernel,
  type Recorder,
  type Tx,
} from '@traveldesk/shared-server';
import { settleTasks } from '@traveldesk/tasks-server';
import { giverOf } from '@traveldesk/users-server';
import { kindOf, type ApprovalKind, type ApprovalRequest } from './approval-kinds';
import { auditedApproval, requestOf } from './approval.row';
import {
  findApproval,
  insertDecision,
  lockApproval,
  someApproval,
  type ApprovalRow,
  type NewDecision,
} from './approvals.sql';
import { approvalCause } from './request-approval';
import { approvalRefusal, cancelRefusal, declineRefusal } from './second-person';

/**
 * Approves a request, once, and runs the kind's action in the same transaction, so that decision and effect cannot diverge. Without `part`
 * the whole amount is approved. Returns the updated request.
 *
 * Takes the lock of power changes before the request's lock, so that permissions and ties between the two people stay as read until the
 * transaction ends. Call it first in its transaction, before any money is locked.
 *
 * Throws a 404 if the actor may not see the request, a 422 if it is decided (`approval_settled`) or at `part`, a 403 if the actor may not
 * approve, and the errors of the kind's `approve`.
 */
export async function approveRequest(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  { id, part, note = null }: { id: string; part?: Money; note?: string | null },
  kernel: Kernel,
): Promise<ApprovalRow> {
  const open = await openRequest(tx, actor, id, kernel);
  const refusal = await approvalRefusal(tx, open.by, open.before, open.kind);
  if (refusal) throw refusal;
  const { request, kind, by } = open;
  const amount = part ? partOf(part, request, kind) : request.amount;
  const state = amount === request.amount ? 'approved' : 'partly_approved';
  const result = await kind.approve(tx, record, by, { request, amount }, kernel);
  return close(tx, record, open, { state, amount, note, result, action: 'approve' });
}

/** Declines a request. Throws like `approveRequest`, but ties to the author, such as an invitation, do not prevent declining. */
export async function declineRequest(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  { id, reason }: { id: string; reason: string },
  kernel: Kernel,
): Promise<ApprovalRow> {
  const open = await openRequest(tx, actor, id, kernel);
  const refusal = declineRefusal(open.by, open.before, open.kind);
  if (refusal) throw refusal;
  await open.kind.drop?.(tx, record, open.by, open.request, kernel);
  const declined = { state: 'declined', amount: null, note: reason, result: null } as const;
  return close(tx, record, open, { ...declined, action: 'decline' });
}

/** Withdraws a request. Throws like `approveRequest`, and a 403 for anybody but the author. */
export async function cancelRequest(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  { id, reason = null }: { id: string; reason?: string | null },
  kernel: Kernel,
): Promise<ApprovalRow> {
  const open = await openRequest(tx, actor, id, kernel);
  const refusal = cancelRefusal(open.by, open.before);
  if (refusal) throw refusal;
  await open.kind.drop?.(tx, record, open.by, open.request, kernel);
  const cancelled = { state: 'cancelled', amount: null, note: reason, result: null } as const;
  return close(tx, record, open, { ...cancelled, action: 'cancel' });
}

interface Open {
  /** The decider as read under the lock of power changes, limited to the permissions of this call. */
  by: Actor;
  before: ApprovalRow;
  kind: ApprovalKind;
  request: ApprovalRequest;
}

/** Returns a visible request, locked until the transaction ends. */
async function openRequest(tx: Tx, actor: Actor, id: string, kernel: Kernel): Promise<Open> {
  const { administrator, permissions: held, actor: now } = await giverOf(tx, actor);
  const permissions = new Set([...actor.permissions].filter((one) => administrator || held.has(one)));
  const by = { ...now, permissions };
  await lockApproval(tx, id);
  const before = await findApproval(tx, by, id);
  if (!before) throw notFound();
  const kind = kindOf(kernel, before.kind);
  return { by, before, kind, request: requestOf(before, kind) };
}

type Closing = Omit<NewDecision, 'requestId' | 'by'> & Pick<AuditRecord, 'action'>;

async function close(
  tx: Tx,
  record: Recorder,
  { by, before }: Open,
  { action, ...decision }: Closing,
): Promise<ApprovalRow> {
  const { id } = before;
  const companyId = by.type === 'staff' ? null : by.companyId;
  await insertDecision(tx, { ...decision, requestId: id, by: { id: by.userId, name: by.name, companyId } });
  const after = await someApproval(tx, id);
  record({ entity: 'approval', id, action, before: auditedApproval(before), after: auditedApproval(after) });
  await settleTasks(tx, record, null, approvalCause(id));
  return after;
}

/** Returns the approved amount. Throws a 422 at `part` unless it is a part of the requested amount. */
function partOf(part: Money, { amount }: ApprovalRequest, { inPart }: ApprovalKind): Money {
  if (!inPart || !amount) throw invalid({ part: 'approval_whole_only' });
  if (part.currency !== amount.currency) throw invalid({ part: 'approval_part_currency' });
  if (!fitsCurrency(part)) throw invalid({ part: 'approval_part_decimals' });
  const [some, whole] = [minorUnits(part), minorUnits(amount)];
  if (some <= 0n || some > whole) throw invalid({ part: 'approval_part_size' });
  return some === whole ? amount : part;
}

import { approvalPermissions } from '@traveldesk/approvals-contract';
import { lacking, notFound, Problem, type Actor, type Db, type Tx } from '@traveldesk/shared-server';
import type { ApprovalKind } from './approval-kinds';
import { requestOf } from './approval.row';
import type { ApprovalRow } from './approvals.sql';
import { tiesTo } from './power-ties';

/** Who decides, with what they may do at this moment. */
export type Decider = Pick<Actor, 'userId' | 'email' | 'apiToken' | 'type'> & {
  permissions: ReadonlySet<string>;
};

/**
 * Why somebody may not approve a request, or null where they may (ADR 95). The second person is one who holds the kind's
 * permission, and is another than the author by every path: not the author under another account of the same address, not by
 * a program of theirs, and not joined to the author by power that one gave the other, or that one person gave both.
 */
export async function approvalRefusal(
  db: Db | Tx,
  decider: Decider,
  row: ApprovalRow,
  kind: ApprovalKind,
): Promise<Problem | null> {
  const settled = settledProblem(row);
  if (settled) return settled;
  const [ofKind] = (await kind.refusals?.(db, requestOf(row, kind), [decider])) ?? [];
  const refusal = ofKind ?? ownProblem(decider, row) ?? permissionProblem(decider, kind);
  if (refusal) return refusal;
  const [tie] = await tiesTo(db, row, [decider]);
  return tie ? new Problem(403, tie.code) : null;
}

/** Declining gives nobody anything: it needs the permission, and another than the author, who can take it back. */
export function declineRefusal(decider: Decider, row: ApprovalRow, kind: ApprovalKind): Problem | null {
  return settledProblem(row) ?? ownProblem(decider, row) ?? permissionProblem(decider, kind);
}

/** Only its author takes a request back, until it is decided; who does not see the queue is not told of anybody else's. */
export function cancelRefusal(decider: Decider, row: ApprovalRow): Problem | null {
  const { userId, apiToken, permissions } = decider;
  if (!apiToken && userId === row.author_id) return settledProblem(row);
  return permissions.has(approvalPermissions.list) ? new Problem(403, 'approval_not_own') : notFound();
}

function settledProblem({ state }: ApprovalRow): Problem | null {
  return state === 'new' ? null : new Problem(422, 'approval_settled');
}

function ownProblem({ userId, email, apiToken }: Decider, row: ApprovalRow): Problem | null {
  if (apiToken) return new Problem(403, 'api_token_refused');
  if (!isAuthor({ userId, email }, row)) return null;
  return new Problem(403, row.author_token_id === null ? 'approval_own' : 'approval_own_program');
}

/** The author's own account, or another one of the same address. */
export function isAuthor({ userId, email }: Pick<Decider, 'userId' | 'email'>, row: ApprovalRow): boolean {
  return userId === row.author_id || email.toLowerCase() === row.author_email.toLowerCase();
}

function permissionProblem(
  { permissions, type }: Decider,
  { permission, byStaff = false }: ApprovalKind,
): Problem | null {
  if (byStaff && type !== 'staff') return new Problem(403, 'approval_staff');
  if (permissions.has(permission)) return null;
  return lacking(permission);
}

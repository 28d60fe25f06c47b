import { approvalPermissions } from '@traveldesk/approvals-contract';
import { lacking, notFound, Problem, type Actor, type Db, type Tx } from '@traveldesk/shared-server';
import type { ApprovalKind } from './approval-kinds';
import { requestOf } from './approval.row';
import type { ApprovalRow } from './approvals.sql';
import { powerTiesTo } from './power-ties';

/** The decider with current permissions. */
export type Decider = Pick<Actor, 'userId' | 'email' | 'apiToken' | 'type'> & {
  permissions: ReadonlySet<string>;
};

/**
 * Returns why somebody may not approve a request, or null (ADR 95). The decider needs the kind's permission and must be independent of the
 * author: not another account with the same email address, not an API token, and not tied by power that one gave the other or a third
 * person gave both.
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
  const [tie] = await powerTiesTo(db, row, [decider]);
  return tie ? new Problem(403, tie.code) : null;
}

/** Declining grants nothing, so ties do not matter: it needs the permission and somebody else than the author, who can withdraw. */
export function declineRefusal(decider: Decider, row: ApprovalRow, kind: ApprovalKind): Problem | null {
  return settledProblem(row) ?? ownProblem(decider, row) ?? permissionProblem(decider, kind);
}

/** Only the author may withdraw a request, until it is decided. Callers without the list permission get a 404 for requests of others. */
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

/** Whether it is the author's account, or another one with the same email address. */
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

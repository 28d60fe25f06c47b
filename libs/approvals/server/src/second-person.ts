import { approvalPermissions } from '@traveldesk/approvals-contract';
import { dayMs } from '@traveldesk/shared-contract';
import { lacking, notFound, Problem, type Actor, type Db, type Tx } from '@traveldesk/shared-server';
import { holdersOf, powerAround } from '@traveldesk/users-server';
import type { ApprovalKind } from './approval-kinds';
import { requestOf } from './approval.row';
import type { ApprovalRow } from './approvals.sql';

/** Days before a request in which who invited, reset or empowered the other is no second person. */
const powerDays = 7;

/** From when on power between the author and somebody else makes the two one: until the decision, it goes on counting. */
function powerSince(row: Pick<ApprovalRow, 'created_at'>): Date {
  return new Date(row.created_at.getTime() - powerDays * dayMs);
}

/** Who decides, with what they may do at this moment. */
export type Decider = Pick<Actor, 'userId' | 'email' | 'apiToken' | 'type'> & {
  permissions: ReadonlySet<string>;
};

/**
 * Why somebody may not approve a request, or null where they may (ADR 73). The second person is one who holds the kind's
 * permission, and is another than the author by every path: not the author under another account of the same address, not by
 * a program of theirs, and not who has made the author who they are, or was made by them, within a week before the request
 * or since.
 */
export async function approvalRefusal(
  db: Db | Tx,
  decider: Decider,
  row: ApprovalRow,
  kind: ApprovalKind,
): Promise<Problem | null> {
  const settled = settledProblem(row);
  if (settled) return settled;
  const refusal = await kind.refusal?.(db, requestOf(row, kind), decider);
  if (refusal) return refusal;
  const own = ownProblem(decider, row);
  if (own) return own;
  const missing = permissionProblem(decider, kind);
  if (missing) return missing;
  const { givers, receivers } = await powerAround(db, row.author_id, powerSince(row));
  if (givers.has(decider.userId)) return new Problem(403, 'approval_power_given');
  return receivers.has(decider.userId) ? new Problem(403, 'approval_power_received') : null;
}

/** Whom to name of those who may approve. */
const named = 10;

/** Who may approve a request at this moment, as above; `more` of them than are named. */
export async function decidersOf(
  db: Db,
  row: ApprovalRow,
  kind: ApprovalKind,
): Promise<{ people: { id: string; name: string }[]; more: boolean }> {
  const { permission, byStaff = false } = kind;
  const { givers, receivers } = await powerAround(db, row.author_id, powerSince(row));
  const near = givers.size + receivers.size + 2;
  const wanted = [approvalPermissions.list, permission];
  const holders = await holdersOf(db, wanted, { limit: named + near, staffOnly: byStaff });
  const apart = holders.filter(
    ({ id, email }) =>
      !givers.has(id) && !receivers.has(id) && id !== row.author_id && email !== row.author_email,
  );
  const free: typeof apart = [];
  for (const holder of apart) {
    const refusal = await kind.refusal?.(db, requestOf(row, kind), { userId: holder.id });
    if (!refusal) free.push(holder);
  }
  const people = free.slice(0, named).map(({ id, name }) => ({ id, name }));
  return { people, more: free.length > named };
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
  const sameAddress = email.toLowerCase() === row.author_email.toLowerCase();
  if (userId !== row.author_id && !sameAddress) return null;
  return new Problem(403, row.author_token_id === null ? 'approval_own' : 'approval_own_program');
}

function permissionProblem(
  { permissions, type }: Decider,
  { permission, byStaff = false }: ApprovalKind,
): Problem | null {
  if (byStaff && type !== 'staff') return new Problem(403, 'approval_staff');
  if (permissions.has(permission)) return null;
  return lacking(permission);
}

import type { ApprovalExportQuery, ApprovalQuery } from '@traveldesk/approvals-contract';
import type { Page } from '@traveldesk/shared-contract';
import { rowsBefore, toolsOf, type Actor, type Kernel } from '@traveldesk/shared-server';
import { kindOf } from './approval-kinds';
import { allApprovals, findApprovals, firstWaiting } from './approvals.list.sql';
import type { ApprovalRow } from './approvals.sql';
import { approvalRefusal } from './second-person';

/** The caller, with the time zone by whose clock days begin. */
type Reading = Actor & { timeZone: string };

/** Each request is judged by itself, so only the first ones are; a queue that long has other problems. */
const judgedAtMost = 100;

/** Returns a page of the list: of all requests, or of those that the actor may approve. */
export async function approvalPage(
  kernel: Kernel,
  actor: Reading,
  query: ApprovalQuery,
): Promise<Page<ApprovalRow>> {
  if (query.decidable === undefined) return findApprovals(kernel.db, actor, query);
  const { rows, more } = await decidable(kernel, actor, query);
  const first = rowsBefore(query);
  return {
    data: rows.slice(first, first + query.per_page),
    total: rows.length,
    ...(more && { at_least: true as const }),
  };
}

/** Yields all requests of the list, or those that the actor may approve. */
export async function* everyApproval(
  kernel: Kernel,
  actor: Reading,
  query: ApprovalExportQuery,
): AsyncGenerator<ApprovalRow> {
  if (query.decidable === undefined) yield* allApprovals(kernel.db, actor, query);
  else yield* (await decidable(kernel, actor, query)).rows;
}

/** `more`: requests beyond these were not judged. */
async function decidable(
  kernel: Kernel,
  actor: Reading,
  query: ApprovalExportQuery,
): Promise<{ rows: ApprovalRow[]; more: boolean }> {
  const { db } = kernel;
  const kinds = [...toolsOf(kernel, 'approvals').kinds.values()].filter(
    ({ permission, byStaff = false }) =>
      actor.permissions.has(permission) && (!byStaff || actor.type === 'staff'),
  );
  if (kinds.length === 0) return { rows: [], more: false };
  const asked = { kinds: kinds.map(({ name }) => name), most: judgedAtMost + 1 };
  const waiting = await firstWaiting(db, actor, query, asked);
  const rows: ApprovalRow[] = [];
  for (const row of waiting.slice(0, judgedAtMost)) {
    if ((await approvalRefusal(db, actor, row, kindOf(kernel, row.kind))) === null) rows.push(row);
  }
  return { rows, more: waiting.length > judgedAtMost };
}

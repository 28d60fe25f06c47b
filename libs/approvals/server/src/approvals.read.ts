import { approvalPermissions } from '@traveldesk/approvals-contract';
import { companyScope } from '@traveldesk/companies-server';
import type { HistoryEntry, Page } from '@traveldesk/shared-contract';
import { actorOf, historyOf, notFound, type Call, type Db } from '@traveldesk/shared-server';
import { findApproval, type ApprovalRow } from './approvals.sql';

/** Returns a request that the caller may see: their own, or with the list permission any in their scope. Throws a 404 otherwise. */
export async function readApproval(request: Call, db: Db, id: string): Promise<ApprovalRow> {
  const actor = actorOf(request);
  const row = await findApproval(db, actor, id);
  const seesAll = actor.permissions.has(approvalPermissions.list);
  if (!row || !(seesAll || row.author_id === actor.userId)) throw notFound();
  return row;
}

/** Returns a request's history; throws like `readApproval`. */
export async function readApprovalHistory(
  request: Call,
  id: string,
  page: { page: number; per_page: number },
): Promise<Page<HistoryEntry>> {
  const actor = actorOf(request);
  const { db } = request.server.kernel;
  await readApproval(request, db, id);
  return historyOf(db, 'approval', id, page, { ...actor, scope: companyScope(actor) });
}

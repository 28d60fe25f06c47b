import { actorOf, firstAnswerOf, type Call } from '@traveldesk/shared-server';
import { kindOf } from './approval-kinds';
import { requestOf } from './approval.row';
import { readApproval } from './approvals.read';
import { approvalRefusal } from './second-person';

/** Has the kind of a request ask outside what its approval needs to know; by one key once. Throws a 404, and what the kind does. */
export async function askAhead(request: Call, id: string): Promise<void> {
  const { kernel } = request.server;
  const { db } = kernel;
  const row = await readApproval(request, db, id);
  const kind = kindOf(kernel, row.kind);
  if (!kind.ahead || (await firstAnswerOf(request)) !== undefined) return;
  // Who may not approve is told so by the decision.
  if (await approvalRefusal(db, actorOf(request), row, kind)) return;
  await kind.ahead(kernel, requestOf(row, kind));
}

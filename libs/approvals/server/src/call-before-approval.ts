import { actorOf, firstAnswerOf, type Call } from '@traveldesk/shared-server';
import { kindOf } from './approval-kinds';
import { requestOf } from './approval.row';
import { readApproval } from './approvals.read';
import { approvalRefusal } from './second-person';

/** Calls the kind's `ahead` before an approval, once per idempotency key. Throws a 404, and the kind's errors. */
export async function callBeforeApproval(request: Call, id: string): Promise<void> {
  const { kernel } = request.server;
  const { db } = kernel;
  const row = await readApproval(request, db, id);
  const kind = kindOf(kernel, row.kind);
  if (!kind.ahead || (await firstAnswerOf(request)) !== undefined) return;
  // The decision itself reports the refusal.
  if (await approvalRefusal(db, actorOf(request), row, kind)) return;
  await kind.ahead(kernel, requestOf(row, kind));
}

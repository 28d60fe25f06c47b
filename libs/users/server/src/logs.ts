import type { Page } from '@traveldesk/shared-contract';
import { historyOfActor, type Actor, type Kernel } from '@traveldesk/shared-server';
import { companyScope } from '@traveldesk/companies-server';
import type { UserLog } from '@traveldesk/users-contract';
import { readUser } from './users';

/**
 * GET /users/{id}/logs: all that the user did, the newest first; what was changed only as far as the caller may read the
 * history of it. Throws a 404 for a user the caller may not see.
 */
export async function readUserLogs(
  kernel: Pick<Kernel, 'db' | 'histories'>,
  id: string,
  page: { page: number; per_page: number },
  actor: Actor,
): Promise<Page<UserLog>> {
  const logs = await historyOfActor(kernel, id, page, { ...actor, scope: companyScope(actor) });
  if (actor.type !== 'staff' || logs.total === 0) await readUser(kernel.db, id, actor);
  return logs;
}

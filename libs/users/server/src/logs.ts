import type { Page } from '@traveldesk/shared-contract';
import { historyOfActor, type Actor, type Kernel } from '@traveldesk/shared-server';
import { companyScope } from '@traveldesk/companies-server';
import type { UserLog } from '@traveldesk/users-contract';
import { readUser } from './users';

/**
 * GET /users/{id}/logs: the user's actions, newest first, with changes only as far as the caller may read each record's history. Throws a
 * 404 for a user outside the caller's scope.
 */
export async function readUserLogs(
  kernel: Pick<Kernel, 'db' | 'histories' | 'tools'>,
  id: string,
  page: { page: number; per_page: number },
  actor: Actor,
): Promise<Page<UserLog>> {
  const logs = await historyOfActor(kernel, id, page, { ...actor, scope: companyScope(actor) });
  if (actor.type !== 'staff' || logs.total === 0) await readUser(kernel.db, id, actor);
  return logs;
}

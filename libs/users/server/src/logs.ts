import type { Page } from '@traveldesk/shared-contract';
import { historyOfActor, type Actor, type Db } from '@traveldesk/shared-server';
import type { UserLog } from '@traveldesk/users-contract';
import { readUser } from './users';

/** GET /users/{id}/logs: all that the user did, the newest first. Throws a 404 for a user the caller may not see. */
export async function readUserLogs(
  db: Db,
  id: string,
  page: { page: number; per_page: number },
  actor: Actor,
): Promise<Page<UserLog>> {
  const logs = await historyOfActor(db, id, page);
  if (actor.type !== 'staff' || logs.total === 0) await readUser(db, id, actor);
  return logs;
}

import {
  notFound,
  Problem,
  type Actor,
  type Db,
  type Kernel,
  type Recorder,
  type Tx,
} from '@traveldesk/shared-server';
import { allowUserRemoval, giverOf, lockUser, readUser } from '@traveldesk/users-server';
import type { UserSecondFactor } from '@traveldesk/users-contract';
import { endSessionsOf } from '../sessions/sessions.sql';
import { factorOf } from './second-factor.sql';
import { openFactor, takeFactorAway } from './second-factor';

/** Whether a user has a second factor. Throws a 404 for one the caller may not see. */
export async function readUserFactor(db: Db, id: string, actor: Actor): Promise<UserSecondFactor> {
  await readUser(db, id, actor);
  const since = (await factorOf(db, id))?.confirmed_at ?? null;
  return { on: since !== null, since: since?.toISOString() ?? null };
}

/**
 * Takes somebody's second factor away, as when the phone is lost. It is half of what guards the account, so it needs as
 * much as taking the account over (SECURITY 36). Every session of the user ends, and the user is told. Throws a 404, a
 * 403, or a 422 for oneself and where there is none.
 */
export async function removeUserFactor(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  { id }: { id: string },
  kernel: Kernel,
): Promise<void> {
  await readUser(tx, id, actor);
  if (id === actor.userId) throw new Problem(422, 'own_second_factor');
  await allowUserRemoval(tx, { by: await giverOf(tx, actor), userId: id, takeover: 'reset' });
  const user = await lockUser(tx, id);
  if (!user) throw notFound();
  await openFactor(tx, id);
  const removed = { user, action: 'second_factor_removed', kind: 'factor_removed' } as const;
  await takeFactorAway(tx, record, actor, removed, kernel);
  await endSessionsOf(tx, id);
}

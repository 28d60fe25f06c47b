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

/** Returns whether a user has a second factor. Throws a 404 if the caller may not see the user. */
export async function readUserFactor(db: Db, id: string, actor: Actor): Promise<UserSecondFactor> {
  await readUser(db, id, actor);
  const since = (await factorOf(db, id))?.confirmed_at ?? null;
  return { on: since !== null, since: since?.toISOString() ?? null };
}

/**
 * Removes a user's second factor, for example after the loss of a phone. Since it is half of the account's protection, this needs the same
 * rights as taking over the account (SECURITY 36). All sessions of the user end, and the user is notified. Throws a 404, a 403, or a 422
 * for oneself and if there is none.
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

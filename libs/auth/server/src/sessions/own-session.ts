import { Problem, type Actor, type Kernel, type Tx } from '@traveldesk/shared-server';
import { lockUser, type User } from '@traveldesk/users-server';
import { isAlive } from './session.rules';
import { lockSession } from './sessions.sql';

/**
 * Locks and returns the caller's user, if the request's session is still valid. A request can take a while, for example to hash a password:
 * whatever ends the session meanwhile (a reset, a new address, a suspension) also ends the request before it changes the user's
 * credentials. Throws a 401.
 */
export async function lockOwnUser(
  tx: Tx,
  { userId, tokenId }: Actor,
  { config }: Pick<Kernel, 'config'>,
  now: Date,
): Promise<User> {
  const user = await lockUser(tx, userId);
  const session = user && (await lockSession(tx, userId, tokenId));
  const times = session && { ...session, sessions_from: user.sessions_from };
  if (user?.status !== 'active' || !times || !isAlive(times, config, now)) {
    throw new Problem(401, 'unauthenticated');
  }
  return user;
}

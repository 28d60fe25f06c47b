import { Problem, type Actor, type Kernel, type Tx } from '@traveldesk/shared-server';
import { lockUser, type User } from '@traveldesk/users-server';
import { isAlive } from './session.rules';
import { lockSession } from './sessions.sql';

/**
 * The caller's user, locked, if the session that the call came with is still valid. A call can take a while, as when a
 * password is hashed: what ends the session meanwhile (a reset, another address, being suspended) ends the call too,
 * before it changes how one signs in. Throws a 401.
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

import type { Tx } from '@traveldesk/shared-server';
import { updateUser, type User } from '@traveldesk/users-server';
import { deleteLinksOf } from '../links/links.sql';
import { endSessionsOf } from '../sessions/sessions.sql';
import { deleteChallengesOf } from '../sign-in/challenges.sql';
import { storePasswordHash } from './passwords.sql';

interface NewPassword {
  userId: string;
  hash: string;
  now: Date;
  /** The session that chose the password, which continues; all others end (SECURITY 26). */
  keepSession?: string;
  /** False for a password given by somebody else, which the owner must change first. */
  chosen?: boolean;
}

/** Sets a user's password, and ends their other sessions, links and sign-ins in progress. */
export async function setPassword(
  tx: Tx,
  { userId, hash, now, keepSession, chosen = true }: NewPassword,
): Promise<User> {
  await storePasswordHash(tx, userId, hash, now);
  await endSessionsOf(tx, userId, keepSession);
  await deleteLinksOf(tx, userId);
  await deleteChallengesOf(tx, userId);
  return updateUser(tx, userId, { password_changed: chosen });
}

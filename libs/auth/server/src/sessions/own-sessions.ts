import {
  actorOf,
  notFound,
  type Actor,
  type Call,
  type Kernel,
  type Recorder,
  type Tx,
} from '@traveldesk/shared-server';
import type { OwnSession } from '@traveldesk/users-contract';
import { isAlive } from './session.rules';
import { deleteSessionOf, endSessionsOf, sessionsOf } from './sessions.sql';

/** Returns the caller's active sessions, the last used first. */
export async function readOwnSessions(kernel: Kernel, request: Call, now: Date): Promise<OwnSession[]> {
  const { userId, tokenId } = actorOf(request);
  const sessions = await sessionsOf(kernel.db, userId);
  return sessions
    .filter((session) => isAlive(session, kernel.config, now))
    .map(({ id, started_at, used_at, address, agent }) => ({
      id,
      started_at: started_at.toISOString(),
      used_at: used_at.toISOString(),
      address,
      agent,
      current: id === tokenId,
    }));
}

/** Ends one of the caller's sessions at once. A session of somebody else gives a 404, like an unknown one. */
export async function endOwnSession(
  tx: Tx,
  record: Recorder,
  { userId }: Actor,
  { id }: { id: string },
): Promise<void> {
  if (!(await deleteSessionOf(tx, userId, id))) throw notFound();
  record({ entity: 'user', id: userId, action: 'session_end', before: { session: id } });
}

/** Ends all sessions of the caller but the one in use, and no API tokens. */
export async function endOtherSessions(tx: Tx, record: Recorder, actor: Actor): Promise<void> {
  await endSessionsOf(tx, actor.userId, actor.tokenId);
  record({ entity: 'user', id: actor.userId, action: 'other_sessions_end' });
}

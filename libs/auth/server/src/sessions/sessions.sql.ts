import type { Insertable } from 'kysely';
import type { Db, Tx } from '@traveldesk/shared-server';
import { administratorColumn, permissionsColumn } from '@traveldesk/users-server';
import type { SessionsTable } from '../auth.tables';
import { requiredColumn, secondFactorColumn } from '../second-factor/second-factor.sql';

export async function insertSession(tx: Tx, session: Insertable<SessionsTable>): Promise<void> {
  await tx.insertInto('sessions').values(session).execute();
}

/** A session, its user and what that user may do at this moment: all that a call needs, in one query. */
export async function sessionByHash(db: Db, tokenHash: string) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'sessions.id',
      'sessions.started_at',
      'sessions.used_at',
      'sessions.authenticated_at',
      'users.id as user_id',
      'users.name',
      'users.email',
      'users.type',
      'users.company_id',
      'users.language',
      'users.status',
      'users.password_changed',
      'users.sessions_from',
      administratorColumn.as('administrator'),
      permissionsColumn.as('permissions'),
      secondFactorColumn.as('second_factor'),
      requiredColumn.as('second_factor_required'),
    ])
    .where('sessions.token_hash', '=', tokenHash)
    .executeTakeFirst();
}

export type SessionOfUser = NonNullable<Awaited<ReturnType<typeof sessionByHash>>>;

export async function touchSession(db: Db, id: string, usedAt: Date): Promise<void> {
  await db.updateTable('sessions').set({ used_at: usedAt }).where('id', '=', id).execute();
}

/** The person has proved again who they are. */
export async function renewAuthentication(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.updateTable('sessions').set({ authenticated_at: at }).where('id', '=', id).execute();
}

export async function endSession(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('sessions').where('id', '=', id).execute();
}

/** A user's sessions, dead ones not yet swept away included. */
export async function sessionsOf(db: Db, userId: string) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.id', 'started_at', 'used_at', 'address', 'agent', 'users.sessions_from'])
    .where('user_id', '=', userId)
    .orderBy('used_at', 'desc')
    .orderBy('sessions.id', 'desc')
    .execute();
}

/** False when the user has no such session. */
export async function deleteSessionOf(tx: Tx, userId: string, id: string): Promise<boolean> {
  const gone = await tx
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
}

/** Ends every session of a user, but the one to keep where it is given (SECURITY 26). */
export async function endSessionsOf(tx: Tx, userId: string, keep?: string): Promise<void> {
  await tx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(keep !== undefined, (query) => query.where('id', '!=', keep as string))
    .execute();
}

export async function deleteDeadSessions(db: Db, usedBefore: Date, startedBefore: Date): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where((eb) => eb.or([eb('used_at', '<=', usedBefore), eb('started_at', '<=', startedBefore)]))
    .execute();
}

import { sql, type Insertable } from 'kysely';
import { compiledOnce, type Db, type Tx } from '@traveldesk/shared-server';
import type {} from '@traveldesk/companies-server'; // for `companies.status`
import { administratorColumn, permissionsColumn } from '@traveldesk/users-server';
import type { SessionsTable } from '../auth.tables';
import { requiredColumn, secondFactorColumn } from '../second-factor/second-factor.sql';

export async function insertSession(tx: Tx, session: Insertable<SessionsTable>): Promise<void> {
  await tx.insertInto('sessions').values(session).execute();
}

/**
 * Returns sessions with their users and current permissions: all data that a request needs, in one query. A lateral join looks up each
 * session separately, so one cached plan suits any number of them.
 */
const sessionsOfUsers = compiledOnce((db, tokenHashes: readonly string[]) =>
  db
    .selectFrom(sql<{ hash: string }>`unnest((select ${tokenHashes}::text[]))`.as<'asked'>(sql`asked(hash)`))
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('sessions')
          .innerJoin('users', 'users.id', 'sessions.user_id')
          .leftJoin('companies', 'companies.id', 'users.company_id')
          .select([
            'sessions.id',
            'sessions.token_hash',
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
            'companies.status as company_status',
            administratorColumn.as('administrator'),
            permissionsColumn.as('permissions'),
            secondFactorColumn.as('second_factor'),
            requiredColumn.as('second_factor_required'),
          ])
          .whereRef('sessions.token_hash', '=', 'asked.hash')
          .limit(1)
          .as('found'),
      (join) => join.onTrue(),
    )
    .selectAll('found'),
);

export async function sessionsByHashes(db: Db, tokenHashes: readonly string[]) {
  const rows = await sessionsOfUsers(db, tokenHashes);
  return new Map(rows.map((row) => [row.token_hash, row]));
}

type Found<Rows> = Rows extends Map<string, infer Row> ? Row : never;

export type SessionOfUser = Found<Awaited<ReturnType<typeof sessionsByHashes>>>;

export async function lockSession(tx: Tx, userId: string, id: string) {
  return tx
    .selectFrom('sessions')
    .select(['started_at', 'used_at'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
}

export async function touchSession(db: Db, id: string, usedAt: Date): Promise<void> {
  await db.updateTable('sessions').set({ used_at: usedAt }).where('id', '=', id).execute();
}

export async function renewAuthentication(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.updateTable('sessions').set({ authenticated_at: at }).where('id', '=', id).execute();
}

export async function endSession(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('sessions').where('id', '=', id).execute();
}

/** Returns a user's sessions, including expired ones that are not deleted yet. */
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

/** Returns false if the user has no such session. */
export async function deleteSessionOf(tx: Tx, userId: string, id: string): Promise<boolean> {
  const gone = await tx
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
}

/** Ends all sessions of a user except `keep`, if given (SECURITY 26). */
export async function endSessionsOf(tx: Tx, userId: string, keep?: string): Promise<void> {
  await tx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(keep !== undefined, (query) => query.where('id', '!=', keep as string))
    .execute();
}

export async function endSessionsOfCompany(tx: Tx, companyId: string): Promise<void> {
  await tx
    .deleteFrom('sessions')
    .where('user_id', 'in', tx.selectFrom('users').select('id').where('company_id', '=', companyId))
    .execute();
}

export async function deleteDeadSessions(db: Db, usedBefore: Date, startedBefore: Date): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where((eb) => eb.or([eb('used_at', '<=', usedBefore), eb('started_at', '<=', startedBefore)]))
    .execute();
}

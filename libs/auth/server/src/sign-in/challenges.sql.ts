import type { Insertable, Selectable } from 'kysely';
import type { Db, Tx } from '@traveldesk/shared-server';
import type { SignInChallengesTable } from '../auth.tables';

export async function insertChallenge(tx: Tx, challenge: Insertable<SignInChallengesTable>): Promise<void> {
  await tx.insertInto('sign_in_challenges').values(challenge).execute();
}

export async function findChallenge(
  db: Db | Tx,
  tokenHash: string,
  now: Date,
): Promise<Selectable<SignInChallengesTable> | undefined> {
  return db
    .selectFrom('sign_in_challenges')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Uses a challenge up. Of two who come with the same one, the second gets nothing, however close they are. */
export async function takeChallenge(tx: Tx, tokenHash: string, now: Date): Promise<boolean> {
  const taken = await tx
    .deleteFrom('sign_in_challenges')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** The password, or who the user is, has changed: what began before does not go on. */
export async function deleteChallengesOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('sign_in_challenges').where('user_id', '=', userId).execute();
}

export async function deleteChallengesOfCompany(tx: Tx, companyId: string): Promise<void> {
  await tx
    .deleteFrom('sign_in_challenges')
    .where('user_id', 'in', tx.selectFrom('users').select('id').where('company_id', '=', companyId))
    .execute();
}

export async function deleteExpiredChallenges(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('sign_in_challenges').where('expires_at', '<=', now).execute();
}

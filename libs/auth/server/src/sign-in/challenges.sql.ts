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

/** Consumes a challenge; of two concurrent requests only one gets it. */
export async function takeChallenge(tx: Tx, tokenHash: string, now: Date): Promise<boolean> {
  const taken = await tx
    .deleteFrom('sign_in_challenges')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Deletes a user's sign-ins in progress after a change of the password or of the user. */
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

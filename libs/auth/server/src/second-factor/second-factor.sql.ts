import { sql, type RawBuilder, type Selectable, type Updateable } from 'kysely';
import type { Db, Tx } from '@traveldesk/shared-server';
import type { SecondFactorsTable } from '../auth.tables';

export type Factor = Selectable<SecondFactorsTable>;

/** For a query on `users`: whether that user signs in with a code. */
export const secondFactorColumn: RawBuilder<boolean> = sql<boolean>`exists (
  select 1 from second_factors where second_factors.user_id = users.id and secret is not null)`;

/** For any query: whether staff have decided that roles with sensitive permissions need a second factor; null: not yet. */
export const requiredColumn: RawBuilder<boolean | null> = sql<boolean | null>`(
  select second_factor_required from security_settings)`;

export async function factorOf(db: Db | Tx, userId: string): Promise<Factor | undefined> {
  return db.selectFrom('second_factors').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** The factor, held until the transaction ends: two codes at once are judged one after the other. */
export async function lockFactor(tx: Tx, userId: string): Promise<Factor | undefined> {
  return tx
    .selectFrom('second_factors')
    .selectAll()
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
}

/** Stores the key of an app that is being set up in the place of an earlier one. */
export async function storePending(tx: Tx, userId: string, pending: string): Promise<void> {
  await tx
    .insertInto('second_factors')
    .values({ user_id: userId, pending, secret: null, confirmed_at: null })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ pending }))
    .execute();
}

export async function updateFactor(
  tx: Tx,
  userId: string,
  values: Updateable<SecondFactorsTable>,
): Promise<void> {
  await tx.updateTable('second_factors').set(values).where('user_id', '=', userId).execute();
}

/** The recovery codes go with it. */
export async function deleteFactor(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('second_factors').where('user_id', '=', userId).execute();
}

/** In the place of all earlier ones. */
export async function storeRecoveryCodes(tx: Tx, userId: string, hashes: readonly string[]): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await tx
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash })))
    .execute();
}

/** Uses a recovery code up. Of two who come with the same one, the second gets nothing, however close they are. */
export async function takeRecoveryCode(tx: Tx, userId: string, hash: string): Promise<boolean> {
  const taken = await tx
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .returning('code_hash')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function countRecoveryCodes(db: Db | Tx, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

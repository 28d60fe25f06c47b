import { sql, type RawBuilder, type Selectable, type Updateable } from 'kysely';
import type { Db, Tx } from '@traveldesk/shared-server';
import type { SecondFactorsTable } from '../auth.tables';

export type Factor = Selectable<SecondFactorsTable>;

/** A column for queries on `users`: whether the user has a second factor. */
export const secondFactorColumn: RawBuilder<boolean> = sql<boolean>`exists (
  select 1 from second_factors where second_factors.user_id = users.id and secret is not null)`;

/** A column for any query: whether staff require a second factor for sensitive permissions; null: not decided. */
export const requiredColumn: RawBuilder<boolean | null> = sql<boolean | null>`(
  select second_factor_required from security_settings)`;

export async function factorOf(db: Db | Tx, userId: string): Promise<Factor | undefined> {
  return db.selectFrom('second_factors').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** Locks the factor until the transaction ends, so that concurrent codes are checked one after the other. */
export async function lockFactor(tx: Tx, userId: string): Promise<Factor | undefined> {
  return tx
    .selectFrom('second_factors')
    .selectAll()
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
}

/** Stores the key of an app being set up, replacing an earlier one. */
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

/** Deletes the factor; its recovery codes are deleted with it. */
export async function deleteFactor(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('second_factors').where('user_id', '=', userId).execute();
}

/** Replaces all earlier codes. */
export async function storeRecoveryCodes(tx: Tx, userId: string, hashes: readonly string[]): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await tx
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash })))
    .execute();
}

/** Consumes a recovery code; of two concurrent requests only one gets it. */
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

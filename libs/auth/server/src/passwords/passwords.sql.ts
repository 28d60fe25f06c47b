import type { Db, Tx } from '@traveldesk/shared-server';

export async function passwordHashOf(db: Db | Tx, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('passwords')
    .select('hash')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.hash;
}

export async function storePasswordHash(tx: Tx, userId: string, hash: string, at: Date): Promise<void> {
  await tx
    .insertInto('passwords')
    .values({ user_id: userId, hash, set_at: at })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ hash, set_at: at }))
    .execute();
}

/** Replaces a hash by one at the current cost, unless the password has changed meanwhile. */
export async function rehash(tx: Tx, userId: string, from: string, to: string): Promise<void> {
  await tx
    .updateTable('passwords')
    .set({ hash: to })
    .where('user_id', '=', userId)
    .where('hash', '=', from)
    .execute();
}

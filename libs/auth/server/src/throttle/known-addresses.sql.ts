import { createHash } from 'node:crypto';
import { networkOf, type Db, type Tx } from '@traveldesk/shared-server';

/** Whether the user has signed in, or set a password by mail, from this network before. */
export async function isKnownAddress(db: Db | Tx, userId: string, address: string): Promise<boolean> {
  const row = await db
    .selectFrom('known_addresses')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('address_hash', '=', hashOf(address))
    .executeTakeFirst();
  return row !== undefined;
}

export async function rememberAddress(tx: Tx, userId: string, address: string, at: Date): Promise<void> {
  await tx
    .insertInto('known_addresses')
    .values({ user_id: userId, address_hash: hashOf(address), last_at: at })
    .onConflict((conflict) => conflict.columns(['user_id', 'address_hash']).doUpdateSet({ last_at: at }))
    .execute();
}

/** Clears the known addresses of an account that moved to another email address, because they may belong to its former owner. */
export async function forgetAddressesOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('known_addresses').where('user_id', '=', userId).execute();
}

export async function forgetAddressesBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('known_addresses').where('last_at', '<', before).execute();
}

function hashOf(address: string): string {
  return createHash('sha256').update(networkOf(address)).digest('base64url');
}

import type { Insertable, Selectable, Updateable } from 'kysely';
import { compactOf, folded, type Db, type Tx } from '@traveldesk/shared-server';
import { searchedUsers } from './users.searched';
import type { UsersTable } from './users.tables';

export type User = Selectable<UsersTable>;
export type NewUser = Insertable<UsersTable>;

/** Returns the columns derived from the name, for search and sorting. */
export function searchColumns({ name }: { name: string }) {
  return { search: folded(name), compact: compactOf(searchedUsers, { name }) };
}

export async function insertUser(tx: Tx, user: NewUser): Promise<User> {
  return tx.insertInto('users').values(user).returningAll().executeTakeFirstOrThrow();
}

export async function userById(db: Db | Tx, id: string): Promise<User | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
}

/** `email` must be normalized by `emailSchema`: trimmed, in lower case. */
export async function userByEmail(db: Db | Tx, email: string): Promise<User | undefined> {
  return db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
}

/** Locks the user until the transaction ends. */
export async function lockUser(tx: Tx, id: string): Promise<User | undefined> {
  return tx.selectFrom('users').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function updateUser(tx: Tx, id: string, values: Updateable<UsersTable>): Promise<User> {
  return tx
    .updateTable('users')
    .set((eb) => ({ ...values, version: eb('version', '+', 1), updated_at: new Date() }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Keeps the version, because a sign-in must not make an open form outdated. */
export async function touchLastLogin(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.updateTable('users').set({ last_login_at: at }).where('id', '=', id).execute();
}

/** Sessions, links and roles are deleted by cascade. */
export async function removeUser(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('users').where('id', '=', id).execute();
}

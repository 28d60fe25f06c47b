import type { Insertable, Selectable, Updateable } from 'kysely';
import { compactOf, folded, type Db, type Tx } from '@traveldesk/shared-server';
import { searchedUsers } from './users.searched';
import type { UsersTable } from './users.tables';

export type User = Selectable<UsersTable>;
export type NewUser = Insertable<UsersTable>;

/** The columns by which a user of this name is found and sorted. */
export function searchColumns({ name }: { name: string }) {
  return { search: folded(name), compact: compactOf(searchedUsers, { name }) };
}

export async function insertUser(tx: Tx, user: NewUser): Promise<User> {
  return tx.insertInto('users').values(user).returningAll().executeTakeFirstOrThrow();
}

export async function userById(db: Db | Tx, id: string): Promise<User | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
}

/** `email` as `emailSchema` leaves it: trimmed and in lower case. */
export async function userByEmail(db: Db | Tx, email: string): Promise<User | undefined> {
  return db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
}

/** The user, held against every other change until the transaction ends. */
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

/** A sign-in is no edit of the record: its version stays, so that an open form is not stale. */
export async function touchLastLogin(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.updateTable('users').set({ last_login_at: at }).where('id', '=', id).execute();
}

/** Sessions, links and roles go with the user. */
export async function removeUser(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('users').where('id', '=', id).execute();
}

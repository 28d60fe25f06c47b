import { sql, type Kysely } from 'kysely';
import { folded } from '@traveldesk/shared-server';

/** Search and sort columns of the user list, each with an index, so that a page's cost does not grow with the table. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column search text collate "C"`.execute(db);
  await fillSearch(db);
  await sql`alter table users alter column search set not null`.execute(db);
  await sql`
    alter table users add constraint users_company foreign key (company_id) references companies (id)`.execute(
    db,
  );
  await sql`create extension if not exists pg_trgm`.execute(db);
  for (const column of ['search', 'email', 'phone']) {
    await sql`
      create index ${sql.id(`users_${column}_anywhere`)} on users using gin (${sql.id(column)} gin_trgm_ops)
    `.execute(db);
  }
  const orders = ['search', 'email collate "C"', 'type, search', 'status, search', 'created_at'];
  for (const columns of orders) {
    const name = `users_by_${columns.replace(' collate "C"', '').replace(', ', '_')}`;
    await sql`create index ${sql.id(name)} on users (${sql.raw(columns)}, id)`.execute(db);
  }
  await sql`create index users_by_last_login on users (last_login_at desc nulls last, id desc)`.execute(db);
}

/** Fills the folded names of existing users. */
async function fillSearch(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string; name: string }>`select id, name from users`.execute(db);
  for (const { id, name } of rows) {
    await sql`update users set search = ${folded(name)} where id = ${id}`.execute(db);
  }
}

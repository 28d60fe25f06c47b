import { sql, type Kysely } from 'kysely';

/** Makes role names unique, ignoring case, because people choose roles by name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update roles set name = name || ' ' || right(id::text, 4)
    where exists (
      select 1 from roles as earlier where lower(earlier.name) = lower(roles.name) and earlier.id < roles.id
    )`.execute(db);
  await sql`create unique index roles_name_in_any_case on roles (lower(name))`.execute(db);
}

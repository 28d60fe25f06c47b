import { sql, type Kysely } from 'kysely';

/**
 * System tasks are about a record for a reason, are raised only once while open, and may be due at an instant. Existing system tasks are
 * about their clients, with their cause as the reason.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table tasks drop constraint tasks_cause_unique`.execute(db);
  await sql`alter table tasks rename column cause to reason`.execute(db);
  await sql`
    alter table tasks
      add column about_kind text,
      add column about_id uuid,
      add column due_at timestamptz,
      add constraint tasks_about_whole check ((about_kind is null) = (about_id is null))`.execute(db);
  await sql`
    update tasks set about_kind = 'company', about_id = client_id
    where reason is not null and client_id is not null`.execute(db);
  await sql`
    create unique index tasks_open_of_cause on tasks (about_kind, about_id, reason)
    where reason is not null and status not in ('done', 'cancelled')`.execute(db);
}

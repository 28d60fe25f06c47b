import { sql, type Kysely } from 'kysely';

/** Tasks of staff and of the system (DESIGN 6). A company with tasks cannot be deleted; a deleted user's tasks stay, unassigned. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table tasks (
      id uuid primary key,
      cause text constraint tasks_cause_unique unique,
      title_en text not null,
      title_fr text not null,
      title_ar text not null,
      search text not null collate "C",
      type text not null check (type in (
        'call', 'document', 'booking', 'payment', 'support',
        'hold_expiring', 'booking_in_doubt', 'deposit_approval')),
      status text not null check (status in ('open', 'in_progress', 'waiting', 'done', 'cancelled')),
      client_id uuid constraint tasks_client references companies (id),
      project text not null,
      department text,
      assignee_id uuid constraint tasks_assignee references users (id) on delete set null,
      due_on date,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index tasks_search_anywhere on tasks using gin (search gin_trgm_ops)`.execute(db);
  await sql`create index tasks_by_search on tasks (search, id)`.execute(db);
  await sql`create index tasks_by_created_at on tasks (created_at, id)`.execute(db);
  await sql`create index tasks_by_updated_at on tasks (updated_at, id)`.execute(db);
  await sql`create index tasks_by_due_on on tasks (due_on, id)`.execute(db);
  await sql`create index tasks_client on tasks (client_id, created_at)`.execute(db);
  await sql`create index tasks_assignee on tasks (assignee_id)`.execute(db);
  // Lets the home page count customers without reading all users.
  await sql`create index users_customers on users (company_id) where type = 'customer'`.execute(db);
}

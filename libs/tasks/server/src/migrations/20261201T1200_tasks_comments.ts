import { sql, type Kysely } from 'kysely';

/** Descriptions of tasks, and comments with mentions. A deleted user's comments stay, without an author. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table tasks add column description text`.execute(db);
  await sql`
    create table task_comments (
      id uuid primary key,
      task_id uuid not null constraint task_comments_task references tasks (id) on delete cascade,
      author_id uuid constraint task_comments_author references users (id) on delete set null,
      text text not null,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      edited_at timestamptz
    )`.execute(db);
  await sql`create index task_comments_of_task on task_comments (task_id, created_at, id)`.execute(db);
  await sql`create index task_comments_of_author on task_comments (author_id)`.execute(db);
  await sql`
    create table task_mentions (
      comment_id uuid not null references task_comments (id) on delete cascade,
      user_id uuid not null constraint task_mentions_user references users (id) on delete cascade,
      created_at timestamptz not null default now(),
      primary key (comment_id, user_id)
    )`.execute(db);
  await sql`create index task_mentions_of_user on task_mentions (user_id, created_at)`.execute(db);
}

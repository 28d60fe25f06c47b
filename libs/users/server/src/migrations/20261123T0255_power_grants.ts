import { sql, type Kysely } from 'kysely';

/**
 * Who has made somebody who they are: the newest time that one person invited, reset or empowered another (ADR 73). People
 * outlive their accounts in it, so it refers to none. Of the time before it knows what the audit trail of the last month says.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table power_grants (
      giver_id uuid not null,
      receiver_id uuid not null,
      at timestamptz not null default now(),
      primary key (giver_id, receiver_id)
    )`.execute(db);
  await sql`
    insert into power_grants
    select user_id::uuid, entity_id::uuid, max(at) from audit_entries
    where entity = 'user' and at > now() - interval '30 days' and user_id <> entity_id
      and user_id ~ '^[0-9a-f-]{36}$' and entity_id ~ '^[0-9a-f-]{36}$'
      and (action in ('create', 'invite', 'activate', 'second_factor_removed')
        or action = 'update' and jsonb_build_array(before->'roles', before->'email', before->'type', before->'company')
          <> jsonb_build_array(after->'roles', after->'email', after->'type', after->'company'))
    group by 1, 2`.execute(db);
}

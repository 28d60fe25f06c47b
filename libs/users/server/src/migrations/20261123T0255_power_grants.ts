import { sql, type Kysely } from 'kysely';

/**
 * Records the last time that one person invited, reset or empowered another (ADR 73). Rows outlive accounts, so there are no foreign keys.
 * Earlier grants come from the last month of the audit trail.
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

import { sql, type Kysely } from 'kysely';

/**
 * Adds the kind of each grant (ADR 95): a permission added to a role links its giver with each receiver, but not the receivers with each
 * other. Earlier grants are of unknown kind. An index finds grants by receiver.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table power_grants
      add column kind text not null default 'unknown',
      add constraint power_grants_kind check (kind in
        ('unknown', 'made', 'invited', 'let_in', 'moved', 'reset', 'role', 'role_permission')),
      drop constraint power_grants_pkey,
      add primary key (giver_id, receiver_id, kind)`.execute(db);
  await sql`alter table power_grants alter column kind drop default`.execute(db);
  await sql`create index power_grants_receiver on power_grants (receiver_id)`.execute(db);
}

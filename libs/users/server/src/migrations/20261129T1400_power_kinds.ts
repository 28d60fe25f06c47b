import { sql, type Kysely } from 'kysely';

/**
 * Of what kind each grant of power was: one that came by a role's permission joins its giver and its receiver, but not two of
 * its receivers (ADR 95). Of the grants before it the kind is not known. Who gave somebody power is found by the receiver, too.
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

import { sql, type Kysely } from 'kysely';

/** Null: nobody has decided whether a second factor is required, and the configuration says (SECURITY 23). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table security_settings
    alter column second_factor_required drop not null,
    alter column second_factor_required drop default`.execute(db);
  // Its first version is the one that was made with the table, and not anybody's decision.
  await sql`update security_settings set second_factor_required = null where version = 1`.execute(db);
}

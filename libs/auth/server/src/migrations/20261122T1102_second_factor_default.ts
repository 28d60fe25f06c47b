import { sql, type Kysely } from 'kysely';

/** Makes the setting nullable: null means that staff have not decided, and the configuration applies (SECURITY 23). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table security_settings
    alter column second_factor_required drop not null,
    alter column second_factor_required drop default`.execute(db);
  // Version 1 is the row created with the table; nobody chose its value.
  await sql`update security_settings set second_factor_required = null where version = 1`.execute(db);
}

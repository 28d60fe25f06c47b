import { sql, type Kysely } from 'kysely';

/** Products add purposes of calls: the types of the code list them, the database checks the form. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table supplier_call_records
      drop constraint supplier_calls_purpose_check,
      add constraint supplier_calls_purpose_check check (purpose ~ '^[a-z_]{1,40}$')`.execute(db);
}

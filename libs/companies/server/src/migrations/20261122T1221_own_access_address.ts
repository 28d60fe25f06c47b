import { sql, type Kysely } from 'kysely';

/**
 * A company's own access at a supplier is bound to the address it was given for, and is not used at another (SECURITY 59).
 * What is there was given for the present one. `credentials_ended_at`: the supplier moved since, and the company has not
 * said yet what it calls by from now on.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table company_supplier_settings
      add column credentials_for text,
      add column credentials_ended_at timestamptz`.execute(db);
  await sql`
    update company_supplier_settings set credentials_for = suppliers.protocol || ' ' || suppliers.base_url
    from suppliers where suppliers.id = supplier_id and company_supplier_settings.credentials is not null`.execute(
    db,
  );
}

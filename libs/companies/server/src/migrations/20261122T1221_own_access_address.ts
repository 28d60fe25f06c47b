import { sql, type Kysely } from 'kysely';

/**
 * Binds a company's own credentials to the supplier's address, so that they are never used at another one (SECURITY 59). Existing
 * credentials belong to the current address. `credentials_ended_at`: the supplier's address changed, and the company has not entered or
 * removed credentials since.
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

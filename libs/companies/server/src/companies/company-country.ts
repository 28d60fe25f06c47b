import type { Db, Tx } from '@traveldesk/shared-server';
import '../companies.tables';

/** Returns the ISO 3166-1 alpha-2 code of a company's country, which determines how national phone numbers are read. */
export async function countryOfCompany(db: Db | Tx, companyId: string | null): Promise<string | null> {
  if (companyId === null) return null;
  const row = await db
    .selectFrom('companies')
    .innerJoin('countries', 'countries.id', 'companies.country_id')
    .select('countries.code')
    .where('companies.id', '=', companyId)
    .executeTakeFirst();
  return row?.code ?? null;
}

/** Returns the ISO 3166-1 alpha-2 code of a country; null for an unknown id. */
export async function codeOfCountry(db: Db | Tx, countryId: string): Promise<string | null> {
  const row = await db.selectFrom('countries').select('code').where('id', '=', countryId).executeTakeFirst();
  return row?.code ?? null;
}

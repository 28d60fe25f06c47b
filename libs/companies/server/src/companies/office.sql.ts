import type { Db } from '@traveldesk/shared-server';
import type { CompaniesTable } from '../companies.tables';
import '../companies.tables';

const columns = ['name', 'city_id', 'office_address', 'office_latitude', 'office_longitude'] as const;

/** Returns the place of a company's office. The caller has checked who may see it. */
export async function companyOffice(
  db: Db,
  id: string,
): Promise<Pick<CompaniesTable, (typeof columns)[number]> | undefined> {
  return db.selectFrom('companies').select(columns).where('id', '=', id).executeTakeFirst();
}

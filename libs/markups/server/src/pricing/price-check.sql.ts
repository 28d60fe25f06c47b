import type { Db } from '@traveldesk/shared-server';
import '../markups.tables';

/** Returns a company with its currency; undefined when it does not exist. */
export async function findPayer(db: Db, id: string): Promise<{ id: string; currency: string } | undefined> {
  return db.selectFrom('companies').select(['id', 'currency']).where('id', '=', id).executeTakeFirst();
}

/** Returns a supplier, and whether markups are enabled for the company there; undefined when it does not exist. */
export async function findSeller(
  db: Db,
  id: string,
  companyId: string | null,
): Promise<{ id: string; markup_enabled: boolean } | undefined> {
  const row = await db
    .selectFrom('suppliers')
    .leftJoin('company_supplier_settings as settings', (join) =>
      join.onRef('settings.supplier_id', '=', 'suppliers.id').on('settings.company_id', '=', companyId),
    )
    .select(['suppliers.id', 'settings.markup_enabled'])
    .where('suppliers.id', '=', id)
    .executeTakeFirst();
  return row && { id: row.id, markup_enabled: row.markup_enabled ?? true };
}

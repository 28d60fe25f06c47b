import { sql, type Selectable } from 'kysely';
import type { Db, Tx } from '@traveldesk/shared-server';
import type { CompanySupplierSettingsTable } from '../companies.tables';
import type { addressOf } from '@traveldesk/suppliers-server';

export type SettingsRow = Selectable<CompanySupplierSettingsTable>;

/** Where a supplier is: what addresses are made of. */
export type Place = Parameters<typeof addressOf>[0];

interface SettingsAt extends Place {
  name: string;
  moves: number;
  settings: SettingsRow | undefined;
}

/** A supplier that the company has, with the company's settings at it; undefined where it does not have it. */
export async function settingsAt(
  db: Db | Tx,
  companyId: string,
  supplierId: string,
): Promise<SettingsAt | undefined> {
  const supplier = await db
    .selectFrom('company_suppliers')
    .innerJoin('suppliers', 'suppliers.id', 'company_suppliers.supplier_id')
    .select(['suppliers.name', 'suppliers.protocol', 'suppliers.base_url', 'suppliers.moves'])
    .where('company_suppliers.company_id', '=', companyId)
    .where('company_suppliers.supplier_id', '=', supplierId)
    .executeTakeFirst();
  if (!supplier) return undefined;
  const settings = await db
    .selectFrom('company_supplier_settings')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('supplier_id', '=', supplierId)
    .executeTakeFirst();
  return { ...supplier, settings };
}

/** The supplier's address stays as it is until the transaction ends. */
export async function holdAddress(tx: Tx, supplierId: string): Promise<void> {
  await tx.selectFrom('suppliers').select('id').where('id', '=', supplierId).forShare().execute();
}

/** Writes the settings, the first time or anew; the company's row is locked by the caller. */
export async function writeSettings(tx: Tx, row: Omit<SettingsRow, 'version'>): Promise<void> {
  const { company_id: _, supplier_id: __, ...values } = row;
  await tx
    .insertInto('company_supplier_settings')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'supplier_id'])
        .doUpdateSet({ ...values, version: sql`company_supplier_settings.version + 1` }),
    )
    .execute();
}

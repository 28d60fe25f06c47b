import { sql, type Selectable } from 'kysely';
import type { Db, Tx } from '@traveldesk/shared-server';
import '@traveldesk/modules-server';
import type { CompanySupplierSettingsTable } from '../companies.tables';
import type { addressOf } from '@traveldesk/suppliers-server';

export type SettingsRow = Selectable<CompanySupplierSettingsTable>;

/** The fields that make up a supplier's address. */
export type SupplierAddressFields = Parameters<typeof addressOf>[0];

interface SettingsAt extends SupplierAddressFields {
  name: string;
  moves: number;
  /** The key of the supplier's module. */
  module: string;
  settings: SettingsRow | undefined;
}

/** Returns one of the company's suppliers with the company's settings for it; undefined if the company does not have that supplier. */
export async function settingsAt(
  db: Db | Tx,
  companyId: string,
  supplierId: string,
): Promise<SettingsAt | undefined> {
  const supplier = await db
    .selectFrom('company_suppliers')
    .innerJoin('suppliers', 'suppliers.id', 'company_suppliers.supplier_id')
    .innerJoin('modules', 'modules.id', 'suppliers.module_id')
    .select(['suppliers.name', 'suppliers.protocol', 'suppliers.base_url', 'suppliers.moves'])
    .select('modules.key as module')
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

/** Locks the supplier's address until the transaction ends. */
export async function holdAddress(tx: Tx, supplierId: string): Promise<void> {
  await tx.selectFrom('suppliers').select('id').where('id', '=', supplierId).forShare().execute();
}

/** Inserts or updates the settings; the caller must have locked the company's row. */
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

import { sql } from 'kysely';
import { addressOf, type KeptCredentials } from '@traveldesk/suppliers-server';
import type { SupplierAddressFields, SettingsRow } from './supplier-settings.sql';
import '../companies.tables';

/** The stored state of a company's own access at a supplier. */
export type OwnAccess = Pick<SettingsRow, 'credentials' | 'credentials_for' | 'credentials_ended_at'>;

/**
 * Returns which access a company uses at a supplier. `ended`: its own access belongs to another address; then neither it nor the platform's
 * is used, because the platform's is another account.
 */
export function accessAt(
  own: OwnAccess | undefined,
  place: SupplierAddressFields,
): 'platform' | 'own' | 'ended' {
  if (!own) return 'platform';
  if (own.credentials === null) return own.credentials_ended_at === null ? 'platform' : 'ended';
  return own.credentials_for === addressOf(place) ? 'own' : 'ended';
}

/** Lets the suppliers domain end companies' own access when a supplier's address changes. */
export const ownAccess: KeptCredentials = {
  count: async (db, supplierId) => {
    const { count } = await db
      .selectFrom('company_supplier_settings')
      .select(sql<number>`count(*)`.as('count'))
      .where('supplier_id', '=', supplierId)
      .where('credentials', 'is not', null)
      .executeTakeFirstOrThrow();
    return count;
  },
  end: async (tx, record, supplier) => {
    const ended = await tx
      .updateTable('company_supplier_settings')
      .set({
        credentials: null,
        credentials_for: null,
        credentials_ended_at: new Date(),
        version: sql`version + 1`,
      })
      .where('supplier_id', '=', supplier.id)
      .where('credentials', 'is not', null)
      .returning('company_id')
      .execute();
    for (const { company_id: id } of ended) {
      const facts = (isSet: boolean) => ({ own_access: { supplier: supplier.name, set: isSet } });
      record({ entity: 'company', id, action: 'update', before: facts(true), after: facts(false) });
    }
  },
};

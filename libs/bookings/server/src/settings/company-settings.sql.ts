import type { CompanyBookingSettings } from '@traveldesk/bookings-contract';
import type { Db, Tx } from '@traveldesk/shared-server';
import '../bookings.tables';

/** Returns the settings of a company; defaults with version 0 if it has none. */
export async function companySettingsOf(
  db: Db | Tx,
  companyId: string,
): Promise<Omit<CompanyBookingSettings, 'waiting'>> {
  const row = await db
    .selectFrom('company_booking_settings')
    .select(['own_access_charge', 'version'])
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return row ?? { own_access_charge: 'total', version: 0 };
}

/** Returns what a company's wallet pays where its own credentials order; `total` by default. */
export async function chargeOf(db: Db, companyId: string): Promise<'total' | 'markup'> {
  return (await companySettingsOf(db, companyId)).own_access_charge;
}

import type { Db } from '@traveldesk/shared-server';
import '../bookings.tables';

/** What a company's wallet pays where its own credentials order; all of it until it says otherwise. */
export async function chargeOf(db: Db, companyId: string): Promise<'total' | 'markup'> {
  const row = await db
    .selectFrom('company_booking_settings')
    .select('own_access_charge')
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return row?.own_access_charge ?? 'total';
}

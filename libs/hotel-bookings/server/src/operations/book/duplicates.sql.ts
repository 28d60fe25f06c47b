import type { Db } from '@traveldesk/shared-server';
import '../../hotel-bookings.tables';

const overStates = ['cancelled', 'expired', 'failed', 'voided', 'refunded'] as const;

interface Wanted {
  companyId: string;
  /** The person of the lead guest. */
  lead: string;
  check_in: string;
  check_out: string;
  /** The booking that the new one replaces; it does not count as a duplicate. */
  replaces: string | null;
}

/** Returns the number of a booking of the same company and lead guest whose nights overlap (STAYS 5). Stays back to back do not overlap. */
export async function duplicateOf(db: Db, wanted: Wanted): Promise<string | null> {
  const row = await db
    .selectFrom('hotel_bookings')
    .innerJoin('bookings', 'bookings.id', 'hotel_bookings.booking_id')
    .innerJoin('booking_travellers', 'booking_travellers.booking_id', 'bookings.id')
    .select('bookings.number')
    .where('bookings.company_id', '=', wanted.companyId)
    .where('bookings.state', 'not in', overStates)
    .where('booking_travellers.person', '=', wanted.lead)
    .where('booking_travellers.place', '=', 0)
    .where('hotel_bookings.check_in', '<', wanted.check_out)
    .where('hotel_bookings.check_out', '>', wanted.check_in)
    .$if(wanted.replaces !== null, (query) => query.where('bookings.id', '!=', wanted.replaces))
    .orderBy('bookings.created_at')
    .executeTakeFirst();
  return row?.number ?? null;
}

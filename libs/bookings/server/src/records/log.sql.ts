import { isoOf, paginate, type Db } from '@traveldesk/shared-server';
import '../bookings.tables';

/** What was said to and by the supplier, masked, the newest first. */
export async function supplierLog(db: Db, bookingId: string, place: { page: number; per_page: number }) {
  const query = db
    .selectFrom('booking_supplier_log')
    .select(['id', 'method', 'path', 'status', 'failure', 'sent', 'received', 'operation', 'at'])
    .where('booking_id', '=', bookingId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc');
  const { data, total } = await paginate(query, place);
  return { data: data.map(({ at, ...entry }) => ({ ...entry, at: isoOf(at) })), total };
}

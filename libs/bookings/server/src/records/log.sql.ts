import { withoutAmounts } from '@traveldesk/flights-server';
import { isoOf, paginate, type Db } from '@traveldesk/shared-server';
import '../bookings.tables';

/** What was said to and by the supplier, masked, the newest first; its amounts for who works on prices (TRAVEL-RULES 30). */
export async function supplierLog(
  db: Db,
  bookingId: string,
  { withAmounts, ...place }: { page: number; per_page: number; withAmounts: boolean },
) {
  const query = db
    .selectFrom('booking_supplier_log')
    .select(['id', 'method', 'path', 'status', 'failure', 'sent', 'received', 'operation', 'at'])
    .where('booking_id', '=', bookingId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc');
  const { data, total } = await paginate(query, place);
  return {
    data: data.map(({ at, sent, received, ...entry }) => ({
      ...entry,
      ...(withAmounts ? { sent, received } : withoutAmounts({ sent, received })),
      at: isoOf(at),
    })),
    total,
  };
}

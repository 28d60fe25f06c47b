import { isoOf, paginate, type Db } from '@traveldesk/shared-server';
import '../bookings.tables';
import type { Product } from '../product/product';

/** What was said to and by the supplier, masked, the newest first. `shown` may leave amounts out (TRAVEL-RULES 30). */
export async function supplierLog(
  db: Db,
  bookingId: string,
  { shown, ...place }: { page: number; per_page: number; shown: Product['withoutAmounts'] },
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
      ...shown({ sent, received }),
      at: isoOf(at),
    })),
    total,
  };
}

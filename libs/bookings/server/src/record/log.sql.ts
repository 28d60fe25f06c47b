import { isoOf, paginate, type Kernel } from '@traveldesk/shared-server';
import '../bookings.tables';
import type { BookingRecord } from '../engine/rows.sql';
import { productOf } from '../product/product';

/** Returns a page of the masked supplier log, newest first; its amounts are only for callers who see net prices (TRAVEL-RULES 30). */
export async function supplierLog(
  kernel: Pick<Kernel, 'db' | 'tools'>,
  booking: Pick<BookingRecord, 'id' | 'product' | 'supplier_id'>,
  { withAmounts, ...place }: { page: number; per_page: number; withAmounts: boolean },
) {
  const { db } = kernel;
  const query = db
    .selectFrom('booking_supplier_log')
    .select(['id', 'method', 'path', 'status', 'failure', 'sent', 'received', 'operation', 'at'])
    .where('booking_id', '=', booking.id)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc');
  const { data, total } = await paginate(query, place);
  const supplier = withAmounts
    ? undefined
    : await db
        .selectFrom('suppliers')
        .select('protocol')
        .where('id', '=', booking.supplier_id)
        .executeTakeFirst();
  const product = productOf(kernel, booking);
  const unsaid = { sent: null, received: null };
  return {
    data: data.map(({ at, sent, received, ...entry }) => ({
      ...entry,
      ...(withAmounts
        ? { sent, received }
        : (product.withoutNetPrices(supplier?.protocol, { sent, received }) ?? unsaid)),
      at: isoOf(at),
    })),
    total,
  };
}

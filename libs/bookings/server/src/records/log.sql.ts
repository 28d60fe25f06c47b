import { withoutNetPrices } from '@traveldesk/flights-server';
import { isoOf, paginate, type Kernel } from '@traveldesk/shared-server';
import '../bookings.tables';

/** What was said to and by the supplier, masked, the newest first; its amounts for who works on prices (TRAVEL-RULES 30). */
export async function supplierLog(
  kernel: Pick<Kernel, 'db' | 'tools'>,
  bookingId: string,
  { withAmounts, ...place }: { page: number; per_page: number; withAmounts: boolean },
) {
  const query = kernel.db
    .selectFrom('booking_supplier_log')
    .select(['id', 'method', 'path', 'status', 'failure', 'sent', 'received', 'operation', 'at'])
    .where('booking_id', '=', bookingId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc');
  const { data, total } = await paginate(query, place);
  const supplier = withAmounts
    ? undefined
    : await kernel.db
        .selectFrom('bookings')
        .innerJoin('suppliers', 'suppliers.id', 'bookings.supplier_id')
        .select('suppliers.protocol')
        .where('bookings.id', '=', bookingId)
        .executeTakeFirst();
  const unsaid = { sent: null, received: null };
  return {
    data: data.map(({ at, sent, received, ...entry }) => ({
      ...entry,
      ...(withAmounts
        ? { sent, received }
        : (withoutNetPrices(kernel, supplier?.protocol, { sent, received }) ?? unsaid)),
      at: isoOf(at),
    })),
    total,
  };
}

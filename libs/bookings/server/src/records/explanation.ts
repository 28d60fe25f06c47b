import type { PriceExplanation } from '@traveldesk/markups-contract';
import { explainKept } from '@traveldesk/flights-server';
import { notFound, toolsOf, type Db, type Kernel } from '@traveldesk/shared-server';
import { findBookingRecord } from '../engine/rows.sql';

/** Why a booking costs what it does: worked out anew from what was kept with it (TRAVEL-RULES 28). Throws a 404 where nothing was. */
export async function explainBooking(
  kernel: Pick<Kernel, 'db' | 'tools'>,
  id: string,
): Promise<PriceExplanation> {
  const booking = await findBookingRecord(kernel.db as Db, id);
  if (!booking?.kept || !booking.pricing || booking.supplier_id === null) throw notFound();
  const { kept, pricing, supplier_id: supplierId } = booking;
  return explainKept(toolsOf(kernel, 'flights'), { kept, pricing, supplierId });
}

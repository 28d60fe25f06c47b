import type { SettleInput } from '@traveldesk/bookings-contract';
import type { Language } from '@traveldesk/shared-contract';
import { invalid, Problem, toolsOf, type Kernel } from '@traveldesk/shared-server';
import type { OrderFacts } from '../../product/facts';
import type { Effect, Order } from '../../product/order';
import { lookUpNow } from '../../engine/look-again';
import { findAttempt, type BookingRecord, type OperationRecord } from '../../engine/rows.sql';
import { productOf } from '../../product/product';
import { askSupplier } from '../../engine/ask-supplier';

/** The supplier's answer about an operation that a person wants to settle as done. */
export interface SupplierSays {
  /** Null where the supplier has no order to read, or cannot be asked. */
  effect: Effect | null;
  facts: OrderFacts | null;
  /** The differences from the request: text keys below `differs`. */
  differs: readonly string[];
}

const nothing: SupplierSays = { effect: null, facts: null, differs: [] };

export interface Settling {
  booking: BookingRecord;
  operation: OperationRecord;
  settle: SettleInput;
  language: Language;
  signal: AbortSignal;
}

/**
 * Asks the supplier before anything is written, and compares its order with the request: nobody settles differences unseen (SECURITY 12,
 * 18). If the supplier does not answer, the person's word counts, except for a typed order id. Throws a 422 at `order_ref` where the
 * supplier does not know that order, or it belongs to somebody else; a 422 `booking_order_differs` with the differences, unless they were
 * accepted; and, for a typed id, the problems of `askSupplier`.
 */
export async function supplierSays(kernel: Kernel, settling: Settling): Promise<SupplierSays> {
  const { booking, settle, language } = settling;
  if (settle.outcome !== 'done' || booking.supplier_id === null) return nothing;
  const typed = booking.order_ref === null ? settle.order_ref : null;
  const said = typed === null ? await sayingOf(kernel, settling) : await saysOfTyped(kernel, settling, typed);
  if (said.differs.length > 0 && settle.accept_differences !== true) {
    const what = differsText(kernel, said.differs, language);
    throw new Problem(422, 'booking_order_differs', { params: { what } });
  }
  return said;
}

/** Returns the differences as text. */
export function differsText(
  { texts }: Pick<Kernel, 'texts'>,
  differs: readonly string[],
  language: Language,
): string {
  return new Intl.ListFormat(language).format(
    differs.map((what) => texts.text('bookings', `differs.${what}`, language)),
  );
}

/** Reads and compares an order whose id was typed. */
async function saysOfTyped(
  kernel: Kernel,
  { booking, operation, signal }: Settling,
  ref: string,
): Promise<SupplierSays> {
  const order = await askSupplier(kernel, booking, signal, (at) =>
    productOf(kernel, booking).readOrder(at, ref),
  );
  if (!order || (order.ours && order.ours.booking !== booking.id)) {
    throw invalid({ order_ref: 'booking_order_unknown' });
  }
  const attempt = await findAttempt(kernel.db, operation.id);
  const attempted = { booking, operation, attemptId: attempt?.id ?? '' };
  const differs = await productOf(kernel, booking).differencesOf(attempted, order);
  // An order without our reference and with other travelers is somebody else's; accepting differences does not help.
  if (!order.ours && differs.includes('travellers')) throw invalid({ order_ref: 'booking_order_of_others' });
  return { effect: { kind: 'ordered', order }, facts: await factsOf(kernel, booking, order), differs };
}

/** Looks the operation up and compares its order. */
async function sayingOf(kernel: Kernel, { booking, operation, signal }: Settling): Promise<SupplierSays> {
  const attempt = await findAttempt(kernel.db, operation.id);
  const found = attempt && (await lookUpNow(kernel, { booking, operation, attempt, signal }));
  if (!found) return nothing;
  if (found.found === 'done') {
    const { effect } = found;
    return { effect, facts: effect.order && (await factsOf(kernel, booking, effect.order)), differs: [] };
  }
  // A new order may so far be known only to the airline, which is why a person may settle it.
  if (found.found === 'absent' || found.found === 'unfinished') {
    return { ...nothing, differs: booking.order_ref === null ? [] : ['absent'] };
  }
  const order = found.order ?? null;
  const effect: Effect | null = order && { kind: 'ordered', order };
  return { effect, facts: order && (await factsOf(kernel, booking, order)), differs: found.what.split(', ') };
}

function factsOf(kernel: Kernel, booking: BookingRecord, order: Order): Promise<OrderFacts> {
  return productOf(kernel, booking).factsOf(booking, order, toolsOf(kernel, 'bookings').now());
}

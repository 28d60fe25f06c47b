import type { SettleInput } from '@traveldesk/bookings-contract';
import type { Language } from '@traveldesk/shared-contract';
import { invalid, Problem, toolsOf, type Kernel } from '@traveldesk/shared-server';
import type { OrderFacts } from '../../product/facts';
import type { Effect, Order } from '../../product/order';
import { lookUpNow } from '../../engine/look-again';
import { findAttempt, type BookingRecord, type OperationRecord } from '../../engine/rows.sql';
import { productOf } from '../../product/product';
import { askSupplier } from '../../engine/ask-supplier';

/** What a supplier says of an operation that a person wants to settle as done. */
export interface SupplierSays {
  /** Null where it differs, or nobody could be asked. */
  effect: Effect | null;
  facts: OrderFacts | null;
  /** What of it is not what was asked for: keys of the texts below `differs`. */
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
 * Asks the supplier before anything is written, and compares what it has with what was asked for: what differs is nothing that a person
 * settles unseen (SECURITY 12, 18). Where it does not answer, what the person knows counts alone, but for an order's id that nobody could
 * read. Throws a 422 at `order_ref` where the supplier knows no such order, or it is somebody else's; a 422 `booking_order_differs` that
 * names what differs, unless that was agreed to; and what `askSupplier` does for an id that was typed.
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

/** The differences, in words. */
export function differsText(
  { texts }: Pick<Kernel, 'texts'>,
  differs: readonly string[],
  language: Language,
): string {
  return new Intl.ListFormat(language).format(
    differs.map((what) => texts.text('bookings', `differs.${what}`, language)),
  );
}

/** An order whose id a person has typed. */
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
  // It does not say whose it is, and is of other people: nobody's agreement makes it this one.
  if (!order.ours && differs.includes('travellers')) throw invalid({ order_ref: 'booking_order_of_others' });
  return { effect: { kind: 'ordered', order }, facts: await factsOf(kernel, booking, order), differs };
}

/** What a look-up of it finds now. */
async function sayingOf(kernel: Kernel, { booking, operation, signal }: Settling): Promise<SupplierSays> {
  const attempt = await findAttempt(kernel.db, operation.id);
  const found = attempt && (await lookUpNow(kernel, { booking, operation, attempt, signal }));
  if (!found) return nothing;
  if (found.found === 'done') {
    const { effect } = found;
    return { effect, facts: effect.order && (await factsOf(kernel, booking, effect.order)), differs: [] };
  }
  // An order that is new may be the airline's alone so far, which is why a person has to say so.
  if (found.found === 'absent') {
    return { ...nothing, differs: booking.order_ref === null ? [] : ['absent'] };
  }
  const order = found.order ?? null;
  const effect: Effect | null = order && { kind: 'ordered', order };
  return { effect, facts: order && (await factsOf(kernel, booking, order)), differs: found.what.split(', ') };
}

function factsOf(kernel: Kernel, booking: BookingRecord, order: Order): Promise<OrderFacts> {
  return productOf(kernel, booking).factsOf(booking, order, toolsOf(kernel, 'bookings').now());
}

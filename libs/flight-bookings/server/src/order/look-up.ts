import type { AtSupplier } from '@traveldesk/suppliers-server';
import { askAt, misfitsOf, type FlightTools, type OrderPicture } from '@traveldesk/flights-server';
import { minorUnits } from '@traveldesk/shared-contract';
import type { Db, Secrets } from '@traveldesk/shared-server';
import {
  type OperationAttempt,
  type Found,
  type OperationRecord,
  quoteOf,
} from '@traveldesk/bookings-server';
import { newOrderOf } from './new-order';

export interface LookingUp extends OperationAttempt {
  db: Db;
  secrets: Secrets;
  flights: FlightTools;
  at: AtSupplier;
}

/** Looks up the outcome of an operation at the supplier. Throws a SupplierFault or CallAbandoned where it does not answer. */
export async function lookUp(looking: LookingUp): Promise<Found> {
  const { operation, booking } = looking;
  if (booking.order_ref === null) return lookForOrder(looking);
  const { flights, at } = looking;
  const ref = booking.order_ref;
  const order = await askAt(flights, at, (orders, call) => orders.get(call, ref));
  if (!order) return { found: 'absent' };
  switch (operation.kind) {
    case 'hold':
    case 'book': // the operation of stays
      return { found: 'done', effect: { kind: 'ordered', order } };
    case 'pay':
      return paymentIn(order, operation);
    case 'cancel':
    case 'void':
      return lookForCancellation(looking, order);
    case 'change':
      return lookForChange(looking, order);
  }
}

/** Whether the order is paid at the agreed price. An order canceled meanwhile may have been paid before. */
function paymentIn(order: OrderPicture, { request: { price } }: OperationRecord): Found {
  if (order.cancelled_at !== null) {
    return order.payment.paid_at === null ? { found: 'absent' } : { found: 'misfit', what: 'cancelled' };
  }
  if (order.payment.awaiting) return { found: 'absent' };
  const { total } = order.price;
  if (price && total.currency !== price.currency) return { found: 'misfit', what: 'currency' };
  if (price && minorUnits(total) !== minorUnits(price)) return { found: 'misfit', what: 'price' };
  return { found: 'done', effect: { kind: 'paid', payment: null, order } };
}

/**
 * Finds the order with our booking id and compares it with the request and the attempt, like an answer. Two such orders are left to a
 * person.
 */
async function lookForOrder(looking: LookingUp): Promise<Found> {
  const { flights, at, booking } = looking;
  const offerRef = booking.kept?.ref;
  const { orders: found, complete } = await askAt(flights, at, (orders, call) =>
    orders.find(call, { booking: booking.id, ...(offerRef !== undefined && { offerRef }) }),
  );
  const [order, ...more] = found;
  if (!order) return complete ? { found: 'absent' } : { found: 'misfit', what: 'incomplete' };
  if (more.length > 0) return { found: 'misfit', what: 'twice' };
  const ordered = await newOrderOf(looking, looking);
  const misfits = misfitsOf(order, ordered);
  return misfits.length === 0
    ? { found: 'done', effect: { kind: 'ordered', order } }
    : { found: 'misfit', what: misfits.join(', '), order };
}

async function lookForCancellation(
  { flights, at, operation, db }: LookingUp,
  order: OrderPicture,
): Promise<Found> {
  if (order.cancelled_at === null) return { found: 'absent' };
  const quoteId = operation.request.quote_id;
  const quote = quoteId === undefined ? undefined : await quoteOf(db, quoteId);
  const ref = quote?.ref ?? order.cancellation?.ref;
  const cancellation =
    order.cancellation ??
    (ref === undefined ? null : await askAt(flights, at, (orders, call) => orders.cancellation(call, ref)));
  if (!cancellation?.confirmed_at) return { found: 'misfit', what: 'cancelled' };
  // A cancellation by another quote than ours: a person must check its author and amount.
  if (quote && cancellation.ref !== quote.ref) return { found: 'misfit', what: 'refund' };
  return { found: 'done', effect: { kind: 'cancelled', cancellation, order } };
}

async function lookForChange({ flights, at, operation, db }: LookingUp, order: OrderPicture): Promise<Found> {
  const quoteId = operation.request.quote_id;
  const quote = quoteId === undefined ? undefined : await quoteOf(db, quoteId);
  if (!quote) return { found: 'misfit', what: 'quote' };
  const change = await askAt(flights, at, (orders, call) => orders.orderChange(call, order, quote.ref));
  return change?.confirmed_at
    ? { found: 'done', effect: { kind: 'changed', change, order } }
    : { found: 'absent' };
}

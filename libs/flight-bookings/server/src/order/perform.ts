import { askAt, performAt, type OrderPicture, type FlightTools } from '@traveldesk/flights-server';
import type { Db, Secrets } from '@traveldesk/shared-server';
import { type AtSupplier, isUnanswered, SupplierFault, type Outcome } from '@traveldesk/suppliers-server';
import { type OperationAttempt, type Effect, quoteOf } from '@traveldesk/bookings-server';
import { newOrderOf } from './new-order';
import { pictureOf } from './flight-record';

export interface Performing extends OperationAttempt {
  db: Db;
  secrets: Secrets;
  flights: FlightTools;
  at: AtSupplier;
}

/** Maps the result of an outcome. */
function mapOutcome<From, To>(outcome: Outcome<From>, meaning: (result: From) => To): Outcome<To> {
  if (outcome.outcome === 'done') return { ...outcome, result: meaning(outcome.result) };
  if (outcome.outcome === 'refused') return outcome;
  return { ...outcome, seen: outcome.seen === null ? null : meaning(outcome.seen) };
}

/**
 * Sends an operation to the supplier, once, and reads the order afterwards if the answer does not contain it. No transaction is open. Never
 * throws because of the supplier (SECURITY 12).
 */
export async function perform(performing: Performing): Promise<Outcome<Effect>> {
  const { operation, booking } = performing;
  switch (operation.kind) {
    case 'book': // the operation of stays
      return refusedHere();
    case 'hold':
      return createOrder(performing);
    case 'pay':
      return booking.order_ref === null ? createOrder(performing) : payOrder(performing, booking.order_ref);
    case 'cancel':
    case 'void':
      return cancelOrder(performing);
    case 'change':
      return changeOrder(performing);
  }
}

async function createOrder(performing: Performing): Promise<Outcome<Effect>> {
  const { flights, at } = performing;
  const order = await putTogether(performing);
  if (!order) return refusedHere();
  const outcome = await performAt(flights, at, (orders, call) => orders.create(call, order));
  return mapOutcome(outcome, (made): Effect => ({ kind: 'ordered', order: made }));
}

/** Returns null where the order cannot be built, such as when a document cannot be unsealed; then nothing is sent. */
async function putTogether(performing: Performing) {
  try {
    return await newOrderOf(performing, performing);
  } catch (error) {
    performing.flights.log.error({ err: error }, 'an order could not be assembled');
    return null;
  }
}

async function payOrder(performing: Performing, orderRef: string): Promise<Outcome<Effect>> {
  const { flights, at, operation, booking, attemptId: attempt } = performing;
  const price = operation.request.price ?? booking.order_price;
  if (!price) return refusedHere();
  const outcome = await performAt(flights, at, (orders, call) =>
    orders.pay(call, { orderRef, price, attempt }),
  );
  const order = outcome.outcome === 'done' ? await orderNow(performing, orderRef) : null;
  return mapOutcome(outcome, (payment): Effect => ({ kind: 'paid', payment, order }));
}

async function cancelOrder(performing: Performing): Promise<Outcome<Effect>> {
  const { db, flights, at, booking, operation, attemptId: attempt } = performing;
  const orderRef = booking.order_ref;
  if (orderRef === null) return refusedHere();
  const quoteId = operation.request.quote_id;
  const kept = quoteId === undefined ? undefined : await quoteOf(db, quoteId);
  const quoted =
    kept && kept.content.kind !== 'change'
      ? ({ outcome: 'done', result: kept.content.cancellation } as const)
      : await quoteNow(performing, orderRef);
  if (quoted.outcome === 'refused') return quoted;
  const quote = quoted.result;
  const outcome = await performAt(flights, at, (orders, call) =>
    orders.confirmCancellation(call, { quote, attempt }),
  );
  const order = outcome.outcome === 'done' ? await orderNow(performing, orderRef) : null;
  return mapOutcome(outcome, (cancellation): Effect => ({ kind: 'cancelled', cancellation, order }));
}

/** A quote has no effect, so an unanswered one counts as refused. */
async function quoteNow({ flights, at }: Performing, orderRef: string) {
  try {
    return await askAt(flights, at, (orders, call) => orders.quoteCancellation(call, orderRef));
  } catch (error) {
    if (!isUnanswered(error)) throw error;
    const reason = error instanceof SupplierFault ? error.reason : ('abandoned' as const);
    return { ...refusedHere(), reason };
  }
}

async function changeOrder(performing: Performing): Promise<Outcome<Effect>> {
  const { db, flights, at, booking, operation, attemptId: attempt } = performing;
  const quoteId = operation.request.quote_id;
  const quote = quoteId === undefined ? undefined : await quoteOf(db, quoteId);
  if (booking.order_ref === null || quote?.content.kind !== 'change') return refusedHere();
  const { change: chosen } = quote.content;
  const key = { ref: booking.order_ref, travellers: pictureOf(booking)?.travellers ?? [] };
  const outcome = await performAt(flights, at, (orders, call) =>
    orders.confirmChange(call, { change: chosen, order: key, attempt }),
  );
  const order = outcome.outcome === 'done' ? await orderNow(performing, booking.order_ref) : null;
  return mapOutcome(outcome, (done): Effect => ({ kind: 'changed', change: done, order }));
}

/**
 * Reads the order after an operation; returns null on any failure, which must not lose the operation's result. The order is read again
 * later.
 */
async function orderNow(
  { flights, at }: Pick<Performing, 'flights' | 'at'>,
  orderRef: string,
): Promise<OrderPicture | null> {
  try {
    return await askAt(flights, at, (orders, call) => orders.get(call, orderRef));
  } catch (error) {
    if (!isUnanswered(error)) flights.log.error({ err: error }, 'an order could not be read');
    return null;
  }
}

function refusedHere() {
  return {
    outcome: 'refused',
    cause: 'not_sent',
    field: null,
    reason: null,
    until: null,
    said: null,
  } as const;
}

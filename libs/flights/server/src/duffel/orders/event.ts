import type { SupplierEvent, SupplierEventKind } from '../../orders/supplier-event';
import { id, instant, object, optionalId, optionalObject, optionalText, text } from '../order-read';
import type { Json } from '../read';

const kinds = {
  'order.created': 'order_created',
  'order.creation_failed': 'order_failed',
  'order.airline_initiated_change_detected': 'airline_changed',
  'air.order.changed': 'order_changed',
  'order_cancellation.created': 'cancellation_quoted',
  'order_cancellation.confirmed': 'cancellation_confirmed',
  'air.payment.succeeded': 'payment_succeeded',
  'air.payment.failed': 'payment_failed',
  'air.payment.pending': 'payment_pending',
  'air.payment.cancelled': 'payment_cancelled',
  'air.airline_credit.created': 'credit_created',
  'air.airline_credit.spent': 'credit_spent',
  'air.airline_credit.invalidated': 'credit_ended',
  'ping.triggered': 'ping',
} as const satisfies Record<string, SupplierEventKind>;

/** The event types of flights (SUPPLIER 5). */
export const eventTypes = Object.keys(kinds);

const kindOf: ReadonlyMap<string, SupplierEventKind> = new Map(Object.entries(kinds));

/** The prefix of an id states its type (SUPPLIER 3): an event is about an order, or about an object that belongs to one. */
const isOrder = /^ord_/;

/** Reads an event (SUPPLIER 5). Throws Unreadable. An unknown type is read as far as possible. */
export function eventOf(wire: unknown): SupplierEvent {
  const it = object(wire, 'event');
  const type = text(it.type, 'type');
  const kind = kindOf.get(type) ?? 'other';
  const about = optionalObject(optionalObject(it.data, 'data')?.object, 'data.object') ?? {};
  const own = optionalId(about.id, 'object.id');
  const order = own !== null && isOrder.test(own) ? own : null;
  return {
    id: id(it.id, 'event.id'),
    kind,
    type,
    key: optionalText(it.idempotency_key, 'idempotency_key'),
    training: it.live_mode === false,
    at: instant(it.created_at, 'created_at'),
    order_ref: order ?? optionalId(about.order_id, 'order_id'),
    offer_ref: optionalId(about.offer_id, 'offer_id'),
    ref: order === null ? own : null,
    booking_reference: optionalText(about.booking_reference, 'booking_reference'),
    code: codeOf(about),
  };
}

function codeOf({ code, failure_reason }: Json): string | null {
  return optionalText(code ?? failure_reason, 'code');
}

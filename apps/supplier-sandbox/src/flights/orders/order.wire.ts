import { carrierWire } from '../reference/reference.wire';
import type { Store } from '../../state/store';
import { amountText } from '../../world/money';
import { airlineChangeWire } from './airline-changes';
import { cancellationWire } from './cancellations';
import { baseOfOrder, totalOfOrder, type OrderRecord } from './order.record';

const iso = (at: number | null) => (at === null ? null : new Date(at).toISOString());

/** Returns an order for the API (SUPPLIER 5), with its cancellation and changes. */
export function orderWire(order: OrderRecord, store: Store, now: number) {
  const { currency } = order;
  const cancellation = store
    .list('cancellations')
    .find((one) => one.order === order.id && one.confirmed !== null);
  const airlineChanges = store.list('airlineChanges').filter((one) => one.order === order.id);
  return {
    id: order.id,
    live_mode: false,
    type: order.type,
    content: 'managed',
    booking_reference: order.reference,
    offer_id: order.offer,
    created_at: iso(order.created),
    synced_at: iso(now),
    cancelled_at: iso(order.cancelled),
    void_window_ends_at: iso(order.cancelled === null ? (order.voidUntil ?? null) : null),
    owner: carrierWire(order.carrier),
    base_amount: amountText(baseOfOrder(order), currency),
    base_currency: currency,
    tax_amount: amountText(order.tax, currency),
    tax_currency: currency,
    total_amount: amountText(totalOfOrder(order), currency),
    total_currency: currency,
    payment_status: {
      awaiting_payment: order.paid === null && order.cancelled === null,
      payment_required_by: iso(order.payBy),
      price_guarantee_expires_at: iso(order.guaranteed),
      paid_at: iso(order.paid),
    },
    conditions: {
      change_before_departure: conditionOf(order.change, currency),
      refund_before_departure: conditionOf(order.refund, currency),
    },
    slices: slicesWithSeats(order),
    passengers: order.passengers.map(({ fare, identity_documents: _documents, ...passenger }) => ({
      ...passenger,
      type: fare,
      infant_passenger_id: passenger.infant_passenger_id ?? null,
      loyalty_programme_accounts: passenger.loyalty_programme_accounts ?? [],
    })),
    services: order.services.map((service) => ({
      id: service.id,
      type: service.type,
      quantity: service.quantity,
      passenger_ids: [service.passengerId],
      segment_ids: service.segmentIds,
      total_amount: amountText(service.amount, currency),
      total_currency: currency,
      metadata: service.metadata,
    })),
    documents: order.documents,
    metadata: order.metadata,
    users: order.users,
    available_actions: actionsOf(order, now),
    cancellation: cancellation ? cancellationWire(cancellation) : null,
    changes: store
      .list('changes')
      .filter((one) => one.order === order.id && one.confirmed !== null)
      .map(({ id }) => ({ id })),
    airline_initiated_changes: airlineChanges.map(airlineChangeWire),
  };
}

/** Adds the chosen seats to their segments (SUPPLIER 5). */
function slicesWithSeats({ slices, services }: OrderRecord) {
  const seats = services.filter(({ type }) => type === 'seat');
  return slices.map((slice) => ({
    ...slice,
    segments: slice.segments.map((segment) => ({
      ...segment,
      passengers: segment.passengers.map((passenger) => ({
        ...passenger,
        seat:
          seats.find(
            ({ passengerId, segmentIds }) =>
              passengerId === passenger.passenger_id && segmentIds.includes(segment.id),
          )?.metadata ?? null,
      })),
    })),
  }));
}

function conditionOf(penalty: OrderRecord['change'], currency: string) {
  if (penalty === null) return null;
  if (penalty === false) return { allowed: false, penalty_amount: null, penalty_currency: null };
  return { allowed: true, penalty_amount: amountText(penalty, currency), penalty_currency: currency };
}

/** Whether the first flight has departed, comparing its local time as if it were UTC; an error of a few hours is accepted. */
export function hasDeparted({ slices }: OrderRecord, now: number): boolean {
  const leaves = slices[0]?.segments[0]?.departing_at;
  return leaves !== undefined && Date.parse(`${leaves}Z`) < now;
}

/** Whether the order can be changed: airlines allow one change, of a paid order (SUPPLIER 6). */
export function isChangeable(order: OrderRecord, now: number): boolean {
  return (
    order.paid !== null &&
    order.cancelled === null &&
    order.changes === 0 &&
    order.change !== false &&
    order.change !== null &&
    !hasDeparted(order, now)
  );
}

function actionsOf(order: OrderRecord, now: number): string[] {
  if (order.cancelled !== null || hasDeparted(order, now)) return [];
  return ['cancel', ...(isChangeable(order, now) ? ['change'] : []), 'update'];
}

/** Returns the order in an event; clients fetch the rest. */
export function orderEventObject({ id, reference, offer }: OrderRecord) {
  return { id, booking_reference: reference, offer_id: offer, live_mode: false };
}

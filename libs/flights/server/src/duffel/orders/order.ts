import type { OrderAction, OrderPicture } from '../../orders/order-picture';
import { itineraryKeyOf } from '../../offer-keys';
import {
  boolean,
  id,
  instant,
  knownWords,
  list,
  money,
  object,
  optionalId,
  optionalInstant,
  optionalMoney,
  optionalText,
  Unreadable,
} from '../order-read';
import { airlineOf } from '../segment';
import { conditionsOf } from '../slice';
import { airlineChangesOf } from './airline-change';
import { cancellationOf } from './cancellation';
import { documentsOf, orderServicesOf } from './order-documents';
import { orderSlicesOf, segmentContext } from './order-slices';
import { oursIn, travellersOf } from './order-travellers';

const maxChanges = 50;

const types: ReadonlyMap<unknown, OrderPicture['type']> = new Map([
  ['instant', 'instant'],
  ['hold', 'hold'],
  // The SDK's name of a hold (SUPPLIER 5).
  ['pay_later', 'hold'],
]);

const actions: ReadonlyMap<string, OrderAction> = new Map([
  ['cancel', 'cancel'],
  ['change', 'change'],
  ['update', 'update'],
]);

/** Booking references vary in length (TRAVEL-RULES 21); the limit rejects other texts. */
const reference = /^[\w-]{1,40}$/;

/** Reads an order (SUPPLIER 5). Throws Unreadable if a field does not follow the protocol. */
export function orderOf(wire: unknown): OrderPicture {
  const it = object(wire, 'order');
  const travellers = travellersOf(it.passengers);
  const context = segmentContext(travellers);
  const slices = orderSlicesOf(it.slices, 'slices', context);
  if (slices.length === 0) throw new Unreadable('slices');
  const ref = id(it.id, 'id');
  return {
    ref,
    training: it.live_mode === false,
    offer_ref: optionalId(it.offer_id, 'offer_id'),
    type: types.get(it.type) ?? null,
    booking_reference: referenceOf(it.booking_reference),
    airline: airlineOf(it.owner, context.names),
    ours: oursIn(it.metadata),
    slices,
    itinerary_key: itineraryKeyOf(slices),
    travellers,
    documents: documentsOf(it.documents, context.travellers),
    services: orderServicesOf(it.services, context.travellers),
    price: {
      total: money(it.total_amount, it.total_currency, 'total_amount'),
      base: optionalMoney(it.base_amount, it.base_currency, 'base_amount'),
      tax: optionalMoney(it.tax_amount, it.tax_currency, 'tax_amount'),
    },
    payment: paymentStatusOf(it.payment_status),
    conditions: conditionsOf(it.conditions),
    void_until: optionalInstant(it.void_window_ends_at, 'void_window_ends_at'),
    actions: knownWords(it.available_actions, 'available_actions', actions),
    cancellation:
      it.cancellation === null || it.cancellation === undefined ? null : cancellationOf(it.cancellation),
    changes: list(it.changes ?? [], 'changes', maxChanges).map((one) =>
      id(object(one, 'change').id, 'change.id'),
    ),
    airline_changes: airlineChangesOf(it.airline_initiated_changes ?? [], ref, context),
    created_at: instant(it.created_at, 'created_at'),
    cancelled_at: optionalInstant(it.cancelled_at, 'cancelled_at'),
    synced_at: optionalInstant(it.synced_at, 'synced_at'),
  };
}

function referenceOf(wire: unknown): string | null {
  const found = optionalText(wire, 'booking_reference');
  if (found !== null && !reference.test(found)) throw new Unreadable('booking_reference');
  return found;
}

function paymentStatusOf(wire: unknown): OrderPicture['payment'] {
  const it = object(wire, 'payment_status');
  return {
    awaiting: boolean(it.awaiting_payment, 'awaiting_payment'),
    required_by: optionalInstant(it.payment_required_by, 'payment_required_by'),
    price_guaranteed_until: optionalInstant(it.price_guarantee_expires_at, 'price_guarantee_expires_at'),
    paid_at: optionalInstant(it.paid_at, 'paid_at'),
  };
}

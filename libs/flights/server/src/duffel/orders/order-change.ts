import type { ChangeOffer, ChangePrice, ChangeRequest, OrderChange } from '../../orders/order-change';
import {
  id,
  instant,
  list,
  object,
  optionalInstant,
  optionalMoney,
  optionalText,
  signedMoney,
  Unreadable,
  word,
  type Json,
} from '../order-read';
import type { SegmentContext } from '../segment';
import { refundTargets } from './cancellation';
import { orderSlicesOf } from './order-slices';

const maxOffers = 200;

/** Reads a change request with its offers (SUPPLIER 5). Unreadable offers are counted; the others remain. */
export function changeRequestOf(wire: unknown, context: SegmentContext): ChangeRequest {
  const it = object(wire, 'order_change_request');
  const wires = list(it.order_change_offers ?? [], 'order_change_offers', maxOffers);
  const offers = wires.flatMap((one) => changeOfferOrNone(one, context));
  return {
    ref: id(it.id, 'order_change_request.id'),
    order_ref: id(it.order_id, 'order_id'),
    offers,
    unreadable: wires.length - offers.length,
  };
}

function changeOfferOrNone(wire: unknown, context: SegmentContext): ChangeOffer[] {
  try {
    return [changeOfferOf(wire, context)];
  } catch (error) {
    if (error instanceof Unreadable) return [];
    throw error;
  }
}

function changeOfferOf(wire: unknown, context: SegmentContext): ChangeOffer {
  const it = object(wire, 'order_change_offer');
  return {
    ref: id(it.id, 'order_change_offer.id'),
    ...priceOf(it),
    ...slicesOf(it.slices, context),
    expires_at: instant(it.expires_at, 'expires_at'),
  };
}

/** Reads a chosen change, confirmed or not (SUPPLIER 5). */
export function orderChangeOf(wire: unknown, context: SegmentContext): OrderChange {
  const it = object(wire, 'order_change');
  return {
    ref: id(it.id, 'order_change.id'),
    order_ref: id(it.order_id, 'order_id'),
    ...priceOf(it),
    ...slicesOf(it.slices, context),
    expires_at: optionalInstant(it.expires_at, 'expires_at'),
    confirmed_at: optionalInstant(it.confirmed_at, 'confirmed_at'),
  };
}

function priceOf(it: Json): ChangePrice {
  const due = it.change_total_amount ?? null;
  const to = optionalText(it.refund_to, 'refund_to');
  return {
    due: due === null ? null : signedMoney(due, it.change_total_currency, 'change_total_amount'),
    // The SDK's types name these fields without “total”.
    penalty: optionalMoney(
      it.penalty_total_amount ?? it.penalty_amount,
      it.penalty_total_currency ?? it.penalty_currency,
      'penalty_total_amount',
    ),
    total: optionalMoney(it.new_total_amount, it.new_total_currency, 'new_total_amount'),
    refund_to: to === null ? null : word(to, 'refund_to', refundTargets),
  };
}

function slicesOf(wire: unknown, context: SegmentContext): Pick<OrderChange, 'added' | 'removed'> {
  const it = object(wire, 'slices');
  return {
    added: orderSlicesOf(it.add, 'slices.add', context),
    removed: orderSlicesOf(it.remove, 'slices.remove', context),
  };
}

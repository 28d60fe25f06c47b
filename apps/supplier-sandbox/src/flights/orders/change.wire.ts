import { placeWire } from '../reference/reference.wire';
import { amountText } from '../../world/money';
import { findAirport, findCity } from '../../world/places';
import type { ChangeOffer, ChangeRecord, ChangeRequestRecord } from './change.record';

const iso = (at: number) => new Date(at).toISOString();

/** Returns the amounts common to a change and its offer. */
function moneyWire({ due, penalty, total }: ChangeOffer, currency: string) {
  return {
    change_total_amount: amountText(due, currency),
    change_total_currency: currency,
    new_total_amount: amountText(total, currency),
    new_total_currency: currency,
    penalty_total_amount: amountText(penalty, currency),
    penalty_total_currency: currency,
    // The SDK's types omit "total" here: both are sent.
    penalty_amount: amountText(penalty, currency),
    penalty_currency: currency,
    refund_to: 'original_form_of_payment',
  };
}

export function changeOfferWire(offer: ChangeOffer, request: ChangeRequestRecord) {
  return {
    id: offer.id,
    live_mode: false,
    order_change_request_id: request.id,
    order_change_id: null,
    created_at: iso(offer.created),
    updated_at: iso(offer.created),
    expires_at: iso(offer.expires),
    ...moneyWire(offer, request.currency),
    conditions: null,
    slices: { add: offer.add, remove: offer.remove },
  };
}

export function changeRequestWire(request: ChangeRequestRecord) {
  return {
    id: request.id,
    live_mode: false,
    order_id: request.order,
    created_at: iso(request.created),
    updated_at: iso(request.created),
    slices: {
      add: request.add.map(({ origin, destination, departure_date }) => ({
        origin: place(origin),
        destination: place(destination),
        departure_date,
        cabin_class: null,
      })),
      remove: request.remove.map((slice_id) => ({ slice_id })),
    },
    order_change_offers: request.offers.map((offer) => changeOfferWire(offer, request)),
  };
}

function place(code: string) {
  const found = findAirport(code) ?? findCity(code);
  return found ? placeWire(found) : null;
}

export function changeWire(change: ChangeRecord) {
  return {
    id: change.id,
    live_mode: false,
    order_id: change.order,
    created_at: iso(change.created),
    confirmed_at: change.confirmed === null ? null : iso(change.confirmed),
    expires_at: iso(change.offer.expires),
    ...moneyWire(change.offer, change.currency),
    available_payment_types: ['balance', 'arc_bsp_cash'],
    slices: { add: change.offer.add, remove: change.offer.remove },
  };
}

import { boards, paymentTypes } from '@traveldesk/markups-contract';
import { moneyOf, type Money } from '@traveldesk/shared-contract';
import {
  amountOrNull,
  money,
  optionalInstant,
  optionalText,
  Unreadable,
  type Json,
} from '@traveldesk/suppliers-server/duffel';
import type { SupplierRate, SupplierRoomRate } from '../adapter';
import { termsOf } from '../rates/terms';
import { unitsOf } from '../units';
import { timelineOf } from './timeline';

type KnownRate = SupplierRate & Pick<SupplierRoomRate, 'board' | 'payment' | 'terms'>;

/** Reads a rate. Throws Unreadable. */
export function rateOf(rate: Json, now: string): KnownRate {
  const board = boards.find((known) => known === rate.board_type);
  const payment = paymentTypes.find((known) => known === rate.payment_type);
  if (!board || !payment) throw new Unreadable('board_type');
  const total = money(rate.total_amount, rate.total_currency, 'total_amount');
  const timeline = timelineOf(rate.cancellation_timeline, total);
  return {
    board,
    payment,
    ...termsOf(timeline, total, now),
    timeline,
    bookable: isBookable(rate.available_payment_methods),
    negotiated: optionalText(rate.negotiated_rate_id, 'negotiated_rate_id'),
    commissionable: unitsOrNone(rate.estimated_commission_amount, rate.estimated_commission_currency) > 0,
    net: { total, ...partsOf(rate, total) },
    due: amountOrNull(rate.due_at_accommodation_amount, rate.due_at_accommodation_currency),
    expires_at: optionalInstant(rate.expires_at, 'expires_at'),
  };
}

/** The platform has no card, so it sells what its balance pays (STAYS 3). Null if the supplier does not state it. */
function isBookable(methods: unknown): boolean | null {
  return Array.isArray(methods) ? methods.includes('balance') : null;
}

function unitsOrNone(amount: unknown, currency: unknown): number {
  const read = amountOrNull(amount, currency);
  return read ? unitsOf(read) : 0;
}

/** The only price of a property without rooms: its rates are fetched when somebody opens it. */
export function lowestOf(result: Json): SupplierRate {
  const total = money(
    result.cheapest_rate_total_amount,
    result.cheapest_rate_currency,
    'cheapest_rate_total_amount',
  );
  return {
    board: null,
    payment: null,
    terms: null,
    free_until: null,
    timeline: null,
    bookable: null,
    negotiated: null,
    commissionable: false,
    net: { total, base: null, tax: null },
    due: amountOrNull(
      result.cheapest_rate_due_at_accommodation_amount,
      result.cheapest_rate_due_at_accommodation_currency,
    ),
    expires_at: null,
  };
}

/** A price whose parts are unknown, or do not make the total, is not itemised (STAYS 2). Fees count as tax. */
function partsOf(rate: Json, total: Money): { base: Money | null; tax: Money | null } {
  const none = { base: null, tax: null };
  const base = partOf(rate.base_amount, rate.base_currency, total);
  const tax = partOf(rate.tax_amount, rate.tax_currency, total);
  const fee = partOf(rate.fee_amount, rate.fee_currency, total);
  if (!base || !tax || !fee) return none;
  const extra = unitsOf(tax) + unitsOf(fee);
  if (unitsOf(base) + extra !== unitsOf(total)) return none;
  return { base, tax: unitsOf(fee) === 0 ? tax : moneyOf(extra, total.currency) };
}

function partOf(amount: unknown, currency: unknown, total: Money): Money | null {
  return currency === total.currency ? amountOrNull(amount, currency) : null;
}

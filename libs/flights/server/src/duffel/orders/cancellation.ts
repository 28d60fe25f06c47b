import type { AirlineCredit, Cancellation, RefundTarget } from '../../orders/cancellation';
import {
  id,
  instant,
  list,
  money,
  object,
  optionalId,
  optionalInstant,
  optionalMoney,
  optionalText,
  word,
} from '../order-read';

const maxCredits = 50;

/** Refund targets in the words of cancellations and changes (SUPPLIER 5). */
export const refundTargets: ReadonlyMap<string, RefundTarget> = new Map([
  ['balance', 'balance'],
  ['arc_bsp_cash', 'settlement'],
  ['card', 'card'],
  ['voucher', 'voucher'],
  ['airline_credits', 'airline_credit'],
  ['awaiting_payment', 'unpaid'],
  ['original_form_of_payment', 'original'],
]);

/** Reads a cancellation, quoted or confirmed (SUPPLIER 5). */
export function cancellationOf(wire: unknown): Cancellation {
  const it = object(wire, 'cancellation');
  return {
    ref: id(it.id, 'cancellation.id'),
    order_ref: id(it.order_id, 'order_id'),
    refund: optionalMoney(it.refund_amount, it.refund_currency, 'refund_amount'),
    refund_to: word(it.refund_to, 'refund_to', refundTargets),
    credits: list(it.airline_credits ?? [], 'airline_credits', maxCredits).map(creditOf),
    created_at: instant(it.created_at, 'created_at'),
    expires_at: optionalInstant(it.expires_at, 'expires_at'),
    confirmed_at: optionalInstant(it.confirmed_at, 'confirmed_at'),
  };
}

function creditOf(wire: unknown): AirlineCredit {
  const it = object(wire, 'airline_credit');
  return {
    ref: id(it.id, 'airline_credit.id'),
    name: optionalText(it.credit_name, 'credit_name'),
    value: money(it.credit_amount, it.credit_currency, 'credit_amount'),
    traveller: optionalId(it.passenger_id, 'passenger_id'),
  };
}

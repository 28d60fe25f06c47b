import { newId, randomText } from '../../http/ids';
import { amountText } from '../../world/money';
import { totalOfOrder, type OrderRecord } from './order.record';

/** A quote for canceling an order. Amounts are minor units. */
export interface CancellationRecord {
  id: string;
  account: string;
  order: string;
  created: number;
  expires: number;
  confirmed: number | null;
  amount: number;
  currency: string;
  to: 'balance' | 'arc_bsp_cash' | 'awaiting_payment' | 'airline_credits';
  credits: { id: string; code: string; amount: number; passenger: string }[];
}

/**
 * Returns the refund of a cancellation: nothing for an unpaid order; everything while the tickets can be voided, or after a change by the
 * airline; the price less the penalty if the fare allows refunds; only the taxes if it does not, or if its conditions are unknown
 * (TRAVEL-RULES 15).
 */
export function quoteOf(
  order: OrderRecord,
  context: { now: number; minutes: number; paidBy: string | null; airlineChanged: boolean },
): CancellationRecord {
  const { now, minutes, paidBy, airlineChanged } = context;
  const total = totalOfOrder(order);
  const byFare = typeof order.refund === 'number' ? Math.max(total - order.refund, 0) : order.tax;
  const whole = airlineChanged || (order.voidUntil ?? 0) > now;
  const amount = order.paid === null ? 0 : whole ? total : byFare;
  const credits = order.scenario === 'airline_credits' && order.paid !== null;
  return {
    id: newId('ore'),
    account: order.account,
    order: order.id,
    created: now,
    expires: now + minutes * 60_000,
    confirmed: null,
    amount,
    currency: order.currency,
    to: targetOf(order, paidBy, credits),
    credits: credits ? creditsOf(order, amount) : [],
  };
}

function targetOf(order: OrderRecord, paidBy: string | null, credits: boolean): CancellationRecord['to'] {
  if (order.paid === null) return 'awaiting_payment';
  if (credits) return 'airline_credits';
  return paidBy === 'arc_bsp_cash' ? 'arc_bsp_cash' : 'balance';
}

/** Returns an airline credit for each seated passenger; the first gets the remainder of the division. */
function creditsOf({ passengers }: OrderRecord, amount: number): CancellationRecord['credits'] {
  const seated = passengers.filter(({ fare }) => fare !== 'infant_without_seat');
  const share = Math.floor(amount / seated.length);
  return seated.map(({ id }, at) => ({
    id: newId('acd'),
    code: randomText(10).toUpperCase(),
    amount: at === 0 ? amount - share * (seated.length - 1) : share,
    passenger: id,
  }));
}

export function cancellationWire(record: CancellationRecord) {
  const iso = (at: number) => new Date(at).toISOString();
  return {
    id: record.id,
    order_id: record.order,
    live_mode: false,
    created_at: iso(record.created),
    expires_at: iso(record.expires),
    confirmed_at: record.confirmed === null ? null : iso(record.confirmed),
    refund_amount: amountText(record.amount, record.currency),
    refund_currency: record.currency,
    refund_to: record.to,
    airline_credits: record.credits.map(({ id, code, amount, passenger }) => ({
      id,
      credit_name: 'Flight credit',
      credit_code: code,
      credit_amount: amountText(amount, record.currency),
      credit_currency: record.currency,
      issued_on: record.confirmed === null ? null : iso(record.confirmed).slice(0, 10),
      passenger_id: passenger,
    })),
  };
}

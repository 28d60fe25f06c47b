import type { CancellationTier, RoomRate } from '@traveldesk/hotels-contract';
import type { PaymentType } from '@traveldesk/markups-contract';
import { backOf, type Returning } from '@traveldesk/markups-server';
import { minorUnits, moneyOf, type Money } from '@traveldesk/shared-contract';
import type { SupplierTier } from '../adapter';
import { refundsFrom } from './terms';

/** The supplier's price and terms of a rate. All amounts but `due` are in one currency. */
export interface RateCost {
  payment: PaymentType;
  total: Money;
  due: Money | null;
  /** The part of the total that a deposit rate takes at once, which only the quote names; null is unknown. */
  deposit: Money | null;
  timeline: readonly SupplierTier[] | null;
}

/** The selling price in the search's currency: `total` is the sum of `net` and the lines. `exchange` converts the supplier's currency into it. */
export interface RateSale {
  total: Money;
  net: Money;
  lines: Returning['lines'];
  exchange(money: Money): Money;
}

export type RateMoney = Pick<RoomRate, 'now' | 'there' | 'tiers'>;

/** The amount that the wallet pays, and the part of the supplier's total that it covers, in minor units. */
interface Paid {
  now: bigint;
  net: bigint;
  /** In the supplier's currency. */
  ofTotal: bigint;
}

/**
 * Returns the amounts of a rate (STAYS 3). If the amount of a deposit is unknown, zero or above the total, `now` is null, and `there` and
 * `claim` count the whole total, as for a guarantee.
 */
export function rateMoney(cost: RateCost, sale: RateSale, now: string): RateMoney {
  const { payment, total, due, timeline } = cost;
  const whole = minorUnits(total);
  const paid = paidOf(cost, sale);
  const later = moneyOf(payment === 'pay_now' ? 0n : whole - paid.ofTotal, total.currency);
  return {
    now: payment === 'deposit' && paid.ofTotal === 0n ? null : moneyOf(paid.now, sale.total.currency),
    there: byCurrency(due ? [later, due] : [later]),
    tiers: timeline && tiersOf({ ...cost, timeline }, sale, paid, now),
  };
}

function paidOf({ payment, total, deposit }: RateCost, sale: RateSale): Paid {
  const whole = minorUnits(total);
  const fee = minorUnits(sale.total) - minorUnits(sale.net);
  if (payment === 'pay_now') {
    return { now: minorUnits(sale.total), net: minorUnits(sale.net), ofTotal: whole };
  }
  const part = deposit?.currency === total.currency ? minorUnits(deposit) : 0n;
  if (payment === 'guarantee' || !deposit || part > whole) return { now: fee, net: 0n, ofTotal: 0n };
  const net = minorUnits(sale.exchange(deposit));
  return { now: net + fee, net, ofTotal: part };
}

function tiersOf(
  { total, timeline }: Pick<RateCost, 'total'> & { timeline: readonly SupplierTier[] },
  sale: RateSale,
  paid: Paid,
  now: string,
): CancellationTier[] {
  const { currency } = total;
  const whole = minorUnits(total);
  const tiers = refundsFrom(timeline, currency, now).map(({ refund, until }): CancellationTier => {
    const returned = minorUnits(refund) < whole ? minorUnits(refund) : whole;
    const kept = whole - returned;
    const claim = paid.ofTotal < kept ? kept - paid.ofTotal : 0n;
    return {
      until,
      refund: refundOf({ whole, returned, kept }, sale, paid, currency),
      claim: claim === 0n ? null : moneyOf(claim, currency),
    };
  });
  return tiers.filter((tier, at) => !isSame(tier, tiers[at + 1]));
}

/** The supplier's part in minor units of its currency: all of it, what a cancellation returns, and what it keeps. */
interface Shares {
  whole: bigint;
  returned: bigint;
  kept: bigint;
}

/** Where the wallet has paid no part of the total, its lines are refunded by the share of the total that is not claimed. */
function refundOf({ whole, returned, kept }: Shares, sale: RateSale, paid: Paid, currency: string): Money {
  const isOwn = paid.ofTotal > 0n;
  const all = isOwn ? paid.ofTotal : whole;
  const back = isOwn ? (paid.ofTotal > kept ? paid.ofTotal - kept : 0n) : returned;
  const cost = isOwn ? paid.net : minorUnits(sale.net);
  return backOf({
    currency: sale.total.currency,
    paid: paid.now,
    net: paid.net,
    cost,
    // A full refund is the full cost: converting its parts one by one would differ in the last minor unit.
    returned: back === all ? cost : minorUnits(sale.exchange(moneyOf(back, currency))),
    lines: sale.lines,
  }).back;
}

function isSame(tier: CancellationTier, next: CancellationTier | undefined): boolean {
  return (
    next !== undefined &&
    tier.refund.amount === next.refund.amount &&
    (tier.claim?.amount ?? null) === (next.claim?.amount ?? null)
  );
}

/** Adds amounts of one currency; zeros are left out. */
function byCurrency(amounts: readonly Money[]): Money[] {
  const sums = new Map<string, bigint>();
  for (const amount of amounts) {
    sums.set(amount.currency, (sums.get(amount.currency) ?? 0n) + minorUnits(amount));
  }
  return [...sums].filter(([, sum]) => sum !== 0n).map(([currency, sum]) => moneyOf(sum, currency));
}

import type { CancellationTier, RoomRate } from '@traveldesk/hotels-contract';
import type { PaymentType } from '@traveldesk/markups-contract';
import { calculateRefund, type RefundInput } from '@traveldesk/markups-server';
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
  lines: RefundInput['lines'];
  exchange(money: Money): Money;
}

export type RateMoney = Pick<RoomRate, 'now' | 'there' | 'tiers'>;

/** The wallet's payment for a rate. All but `ofTotal` are minor units of the selling currency. */
export interface Paid {
  now: bigint;
  /** The supplier's share of `now`; zero if the company's own credentials pay the supplier. */
  net: bigint;
  /** The supplier's price for the part of the total that is paid now, or for the whole total if nothing is: refunds are a share of it. */
  cost: bigint;
  /** The part of the supplier's total that is paid now, in minor units of its currency. */
  ofTotal: bigint;
}

/**
 * Returns the amounts of a rate (STAYS 3). If the amount of a deposit is unknown, zero or above the total, `now` is null, and `there` and
 * `claim` count the whole total, as for a guarantee.
 */
export function rateMoney(cost: RateCost, sale: RateSale, now: string): RateMoney {
  const { payment, total, due, timeline } = cost;
  const whole = minorUnits(total);
  const paid = paidByRate(cost, sale);
  const later = moneyOf(payment === 'pay_now' ? 0n : whole - paid.ofTotal, total.currency);
  return {
    now: payment === 'deposit' && paid.ofTotal === 0n ? null : moneyOf(paid.now, sale.total.currency),
    there: byCurrency(due ? [later, due] : [later]),
    tiers:
      timeline &&
      tiersOf(cancellationSteps({ total, timeline }, { ...sale, currency: sale.total.currency }, paid, now)),
  };
}

/** Returns what the wallet pays for a rate now (STAYS 3). */
export function paidByRate(
  { payment, total, deposit }: Pick<RateCost, 'total' | 'deposit'> & { payment: PaymentType | null },
  sale: Pick<RateSale, 'total' | 'net' | 'exchange'>,
): Paid {
  const whole = minorUnits(total);
  const cost = minorUnits(sale.net);
  const fee = minorUnits(sale.total) - cost;
  if (payment === 'pay_now') return { now: minorUnits(sale.total), net: cost, cost, ofTotal: whole };
  const part = deposit?.currency === total.currency ? minorUnits(deposit) : 0n;
  if (payment === 'guarantee' || !deposit || part > whole) return { now: fee, net: 0n, cost, ofTotal: 0n };
  const net = minorUnits(sale.exchange(deposit));
  return { now: net + fee, net, cost: net, ofTotal: part };
}

/** A cancellation until `until` (exclusive; null: without end). `claim` is what the property may claim from the guest; null if nothing. */
export interface CancellationStep {
  until: string | null;
  /** The supplier's refund, in its currency. */
  returned: Money;
  claim: Money | null;
  /** The same as the inputs of the refund to the wallet. */
  returning: RefundInput;
}

/** Returns the steps of a cancellation from `now` on. Shown and posted amounts are both calculated from them (docs/adr/0147). */
export function cancellationSteps(
  { total, timeline }: Pick<RateCost, 'total'> & { timeline: readonly SupplierTier[] },
  sale: Pick<RateSale, 'lines' | 'exchange'> & { currency: string },
  paid: Paid,
  now: string,
): CancellationStep[] {
  const { currency } = total;
  const whole = minorUnits(total);
  return refundsFrom(timeline, currency, now).map(({ refund, until }): CancellationStep => {
    const returned = minorUnits(refund) < whole ? minorUnits(refund) : whole;
    const kept = whole - returned;
    const claim = paid.ofTotal < kept ? kept - paid.ofTotal : 0n;
    const ofPaid = paid.ofTotal > kept ? paid.ofTotal - kept : 0n;
    // Where the wallet has paid no part of the total, its lines are refunded by the share of the total that is not claimed.
    const [back, all] = paid.ofTotal > 0n ? [ofPaid, paid.ofTotal] : [returned, whole];
    return {
      until,
      returned: moneyOf(ofPaid, currency),
      claim: claim === 0n ? null : moneyOf(claim, currency),
      returning: {
        currency: sale.currency,
        paid: paid.now,
        net: paid.net,
        cost: paid.cost,
        // A full refund equals the full cost; converting its parts one by one would differ by rounding.
        returned: back === all ? paid.cost : minorUnits(sale.exchange(moneyOf(back, currency))),
        lines: sale.lines,
      },
    };
  });
}

/** Returns the tiers of steps: neighbors with equal amounts are one. */
export function tiersOf(steps: readonly CancellationStep[]): CancellationTier[] {
  const tiers = steps.map(({ until, claim, returning }) => ({
    until,
    refund: calculateRefund(returning).back,
    claim,
  }));
  return tiers.filter((tier, at) => !isSame(tier, tiers[at + 1]));
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

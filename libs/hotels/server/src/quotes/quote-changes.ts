import { quoteFields, type QuoteField } from '@traveldesk/hotels-contract';
import { minorUnits, type Money } from '@traveldesk/shared-contract';
import type { KeptRate } from '../rates/kept-rates';
import { refundsFrom } from '../rates/terms';

/**
 * Returns what differs between the chosen rate and its quote (STAYS 4). The order of conditions, the notation of values and a tier
 * that has ended since are no changes. `now`: when it was quoted.
 */
export function quoteChanges(chosen: KeptRate, quoted: KeptRate, now: string): QuoteField[] {
  const [one, other] = [chosen.rate, quoted.rate];
  const isSame: Record<QuoteField, boolean> = {
    total: isSameMoney(one.price.total, other.price.total),
    due: isSameMoney(one.price.due, other.price.due),
    board: one.board === other.board,
    timeline: hasSameTerms(chosen, quoted, now),
    conditions: conditionsText(one.conditions) === conditionsText(other.conditions),
    payment: one.payment === other.payment,
  };
  return quoteFields.filter((field) => !isSame[field]);
}

function isSameMoney(one: Money | null, other: Money | null): boolean {
  if (!one || !other) return one === other;
  return one.currency === other.currency && minorUnits(one) === minorUnits(other);
}

type Conditions = KeptRate['rate']['conditions'];

function conditionsText(conditions: Conditions): string {
  const plain = (text: string) => text.trim().replace(/\s+/g, ' ');
  return JSON.stringify(
    conditions.map(({ title, description }) => `${plain(title)}\n${plain(description)}`).sort(),
  );
}

/** The refunds of a price: `whole` is what was paid, in minor units. */
interface Steps {
  whole: bigint;
  steps: { refund: bigint; until: string | null }[];
}

/** Compares the supplier's refunds and, if the payment at booking is the same, the refunds to the wallet. */
function hasSameTerms(chosen: KeptRate, quoted: KeptRate, now: string): boolean {
  const theirs = [supplierSteps(chosen, now), supplierSteps(quoted, now)] as const;
  const ours = [walletSteps(chosen, now), walletSteps(quoted, now)] as const;
  // The quote may be the first to name a deposit, which changes the wallet's refunds.
  const isAlike = chosen.rate.payment === quoted.rate.payment && ours[0] !== null && ours[1] !== null;
  return costsSame(...theirs) && (!isAlike || costsSame(...ours));
}

function supplierSteps({ timeline, facts }: KeptRate, now: string): Steps | null {
  const { total } = facts.net;
  return (
    timeline && {
      whole: minorUnits(total),
      steps: refundsFrom(timeline, total.currency, now).map(({ refund, until }) => ({
        refund: minorUnits(refund),
        until,
      })),
    }
  );
}

function walletSteps({ rate: { tiers, now: paid } }: KeptRate, now: string): Steps | null {
  if (!tiers || !paid) return null;
  return {
    whole: minorUnits(paid),
    steps: tiers
      .filter(({ until }) => until === null || until > now)
      .map(({ refund, until }) => ({ refund: minorUnits(refund), until })),
  };
}

/** Minor units by which shares of prices may be rounded. */
const rounded = 2n;

/** Whether a cancellation costs the same amount, or the same share of the price, in each step. */
function costsSame(one: Steps | null, other: Steps | null): boolean {
  if (!one || !other) return one === other;
  const [first, second] = [merged(one), merged(other)];
  if (first.length !== second.length) return false;
  return first.every(({ refund, until }, at) => {
    const next = second[at];
    if (!next || next.until !== until) return false;
    if (one.whole - refund === other.whole - next.refund) return true;
    if (one.whole === other.whole) return false;
    const difference = next.refund * one.whole - refund * other.whole;
    return (difference < 0n ? -difference : difference) <= rounded * one.whole;
  });
}

/** Joins steps with the same refund, because a supplier may split one step in two. */
function merged({ steps }: Steps): Steps['steps'] {
  return steps.filter((step, at) => step.refund !== steps[at + 1]?.refund);
}

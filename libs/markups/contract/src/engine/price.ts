import { halfUp, moneyOf, type Money } from '@traveldesk/shared-contract';
import type { ConsideredRule, LineKind, PriceLine } from '../explanation';
import { cutTo, discountLimit, calculateAmount, type Basis, type CalculatedAmount } from './amount';
import type { Bound } from './bind';
import type { Candidate } from './candidate';
import type { CandidateGroup } from './candidate-groups';
import { isInRange, near } from './fare.range';
import { isLess, isSame, lesser, minus, plus, times, type Fraction } from './fraction';
import { countTravellers, flatOf, type FlatOffer } from './offer.facts';
import type { PricingScope } from './pricing-scope';
import type { BoundRules, OfferPricing, PricedItem } from './types';

/** The net price of an offer, exact, in the smallest unit of the price's currency. */
export interface ExactNet {
  total: Fraction;
  base: Fraction | null;
}

/** The winner of each kind in each layer, in the order in which they are applied. */
export type Winners = readonly (readonly (Candidate | null)[])[];

/** A winner with its amount. */
export interface Made extends CalculatedAmount, Pick<ConsideredRule, 'cut'> {
  winner: Candidate;
  amount: Money;
}

/** The parts of an offer that amounts depend on: travelers, flights, rooms and nights, and the supplier's tax. */
type AddedOffer = Pick<FlatOffer, 'travellers' | 'segments' | 'rate'> & { tax: Money | null };

/** Prices an offer or a rate, evaluating only the rules that can win. Throws a RangeError when the supplier's currency has no rate. */
export function priceOffer(boundRules: BoundRules, offer: PricedItem): OfferPricing {
  const { scene, contests } = boundRules as Bound;
  const net = exactNet(offer, scene);
  const flat = flatOf(offer);
  const winners = contests(flat).map((kinds) => kinds.map((contest) => winnerOf(contest, net)));
  const { travellers, segments, rate } = flat;
  return addUp(winners, { travellers, segments, rate, tax: offer.net.tax }, net, scene).pricing;
}

export const exactNet = ({ net }: PricedItem, { exchange }: PricingScope): ExactNet => ({
  total: exchange.exact(net.total),
  base: net.base && exchange.exact(net.base),
});

function winnerOf({ candidates, fares }: CandidateGroup, { total, base }: ExactNet): Candidate | null {
  const [first] = candidates;
  if (first === undefined || first.takesEveryFare) return first ?? null;
  const about = near(total);
  const { places, rough } = fares(about);
  const count = places ? places.length : candidates.length;
  for (let which = 0; which < count; which += 1) {
    const at = places ? (places[which] as number) : which;
    if (about < (rough[2 * at] as number) || about > (rough[2 * at + 1] as number)) continue;
    const candidate = candidates[at];
    if (candidate && takesFare(candidate, total, base)) return candidate;
  }
  return null;
}

const takesFare = ({ range, compiled }: Candidate, total: Fraction, base: Fraction | null): boolean =>
  (range === null || isInRange(range, total)) && !(compiled.needsBase && base === null);

/**
 * Adds the winners' amounts exactly, layer by layer, and rounds once (TRAVEL-RULES 28). The amount of a line is the difference between the
 * rounded prices before and after it, so net and lines add up to the total exactly.
 */
export function addUp(winners: Winners, offer: AddedOffer, net: ExactNet, scene: PricingScope) {
  const { context, exchange } = scene;
  const { currency } = context;
  const lines: PriceLine[] = [];
  const made: Made[] = [];
  const start = rounded(net.total);
  let price = net.total;
  let shown = start;
  const add = (kind: LineKind, { compiled: { rule } }: Candidate, value: Fraction): Money => {
    price = plus(price, value);
    const next = rounded(price);
    const amount = moneyOf(next - shown, currency);
    shown = next;
    const { layer, owner_id, id: rule_id, version } = rule;
    lines.push({ kind, layer, owner_id, rule_id, version, amount });
    return amount;
  };
  const counted = {
    travellers: countTravellers(offer.travellers),
    segments: offer.segments.length,
    roomNights: offer.rate ? offer.rate.rooms * offer.rate.nights : 0,
  };
  for (const layer of winners) {
    const basis: Basis = { total: price, base: net.base, ...counted };
    for (const winner of layer) {
      if (!winner) continue;
      const { rule, tax } = winner.compiled;
      const worked = calculateAmount(winner.compiled, basis, exchange);
      if (rule.kind === 'discount') {
        const off = takenOff(worked, { net: net.total, price }, scene);
        made.push({ ...worked, ...off, winner, amount: add(rule.kind, winner, minus(off.value)) });
      } else {
        made.push({ ...worked, cut: null, winner, amount: add(rule.kind, winner, worked.value) });
        if (tax) add('earning_tax', winner, times(worked.value, tax));
      }
    }
  }
  const total = moneyOf(shown, currency);
  const pricing: OfferPricing = { net: moneyOf(start, currency), lines, total, base: null, tax: null };
  if (offer.tax) {
    const tax = rounded(exchange.exact(offer.tax));
    const most = tax < shown ? tax : shown;
    pricing.base = moneyOf(shown - most, currency);
    pricing.tax = moneyOf(most, currency);
  }
  return { pricing, made };
}

/** Returns the amount of a discount: at most `discountLimit`, and never more than the current price. */
function takenOff(
  worked: CalculatedAmount,
  { net, price }: { net: Fraction; price: Fraction },
  { context: { currency }, discountShare }: PricingScope,
): Pick<CalculatedAmount, 'value' | 'limited'> & Pick<ConsideredRule, 'cut'> {
  const most = discountShare ? lesser(worked.value, discountLimit(worked, net, discountShare)) : worked.value;
  const isCut = discountShare !== null && isLess(most, worked.value);
  const value = cutTo(most, price);
  return {
    value,
    limited: isSame(value, most) ? (isCut ? 'share' : worked.limited) : 'zero',
    cut: isCut ? { from: moneyOf(-rounded(worked.value), currency), share: discountShare.percent } : null,
  };
}

const rounded = ({ up, down }: Fraction): bigint => halfUp(up, down);

import { halfUp, moneyOf, type Money } from '@traveldesk/shared-contract';
import type { ConsideredRule, LineKind, PriceLine } from '../explanation';
import { cutTo, discountLimit, calculateAmount, type Basis, type CalculatedAmount } from './amount';
import type { Bound } from './bind';
import type { Candidate } from './candidate';
import type { CandidateGroup, CandidateGroups } from './candidate-groups';
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

/** A winner with its exact amount. */
export interface Made extends Pick<ConsideredRule, 'cut' | 'of' | 'base_missing' | 'limited'> {
  winner: Candidate;
  /** Negative for discounts. */
  value: Fraction;
  /** The tax on a positive amount, which the price rises by too. */
  tax: Fraction | null;
}

/** The parts of an offer, besides its price, that amounts depend on. */
type Counted = Pick<Basis, 'travellers' | 'segments' | 'roomNights'>;

/** Everything that offers have in common which differ only in their net price. */
export interface Alike {
  contests: CandidateGroups;
  counted: Counted;
}

/** Prices an offer or a rate, evaluating only the rules that can win. Throws a RangeError when the supplier's currency has no rate. */
export function priceOffer(rules: BoundRules, offer: PricedItem): OfferPricing {
  const { net, made } = addedUp(rules, offer);
  return pricingOf(made, { net, tax: offer.net.tax }, (rules as Bound).scene);
}

/**
 * Returns net and total of `priceOffer` alone: its lines take as long again, and a search has tens of thousands of rates. `alike` may come
 * from an offer that differs only in its net price.
 */
export function totalOf(
  rules: BoundRules,
  { net: { total, base } }: Pick<PricedItem, 'net'>,
  alike: Alike,
): Pick<OfferPricing, 'net' | 'total'> {
  const { currency } = rules.context;
  const { scene } = rules as Bound;
  const net = exactNet({ net: { total, base } }, scene);
  const price = addUp(winnersOf(alike, net), alike.counted, net, scene, null);
  return { net: moneyOf(rounded(net.total), currency), total: moneyOf(rounded(price), currency) };
}

/** Returns the part of a price that depends on everything but the net price. */
export function alikeOf(rules: BoundRules, offer: PricedItem): Alike {
  const flat = flatOf(offer);
  return { contests: (rules as Bound).contests(flat), counted: countedOf(flat) };
}

function addedUp(rules: BoundRules, offer: PricedItem) {
  const { scene } = rules as Bound;
  const net = exactNet(offer, scene);
  const alike = alikeOf(rules, offer);
  const made: Made[] = [];
  addUp(winnersOf(alike, net), alike.counted, net, scene, made);
  return { net, made };
}

function winnersOf({ contests }: Alike, net: ExactNet): Winners {
  const about = near(net.total);
  return contests.map((kinds) => kinds.map((contest) => winnerOf(contest, net, about)));
}

export const exactNet = (
  { net }: { net: Pick<PricedItem['net'], 'total' | 'base'> },
  { exchange }: PricingScope,
): ExactNet => ({
  total: exchange.exact(net.total),
  base: net.base && exchange.exact(net.base),
});

/** `about` is the total as a float. */
function winnerOf(
  { candidates, fares }: CandidateGroup,
  { total, base }: ExactNet,
  about: number,
): Candidate | null {
  const [first] = candidates;
  if (first === undefined || first.takesEveryFare) return first ?? null;
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

export const countedOf = ({
  travellers,
  segments,
  rate,
}: Pick<FlatOffer, 'travellers' | 'segments' | 'rate'>): Counted => ({
  travellers: countTravellers(travellers),
  segments: segments.length,
  roomNights: rate ? rate.rooms * rate.nights : 0,
});

/**
 * Adds the winners' amounts exactly, layer by layer; nothing is rounded here (TRAVEL-RULES 28). Returns the price, and collects the amounts in
 * `made`, unless it is null.
 */
export function addUp(
  winners: Winners,
  counted: Counted,
  net: ExactNet,
  scene: PricingScope,
  made: Made[] | null,
): Fraction {
  let price = net.total;
  for (const layer of winners) {
    const basis: Basis = { ...counted, total: price, base: net.base };
    for (const winner of layer) {
      if (!winner) continue;
      const { rule, tax: share } = winner.compiled;
      const worked = calculateAmount(winner.compiled, basis, scene.exchange);
      const { value, of, base_missing, limited } = worked;
      if (rule.kind === 'discount') {
        const off = takenOff(worked, { net: net.total, price }, scene);
        made?.push({ winner, tax: null, of, base_missing, ...off });
        price = plus(price, off.value);
      } else {
        const tax = share && times(value, share);
        made?.push({ winner, value, tax, of, base_missing, limited, cut: null });
        price = plus(price, value);
        if (tax) price = plus(price, tax);
      }
    }
  }
  return price;
}

/**
 * Rounds once (TRAVEL-RULES 28). The amount of a line is the difference between the rounded prices before and after it, so net and lines add
 * up to the total exactly.
 */
export function pricingOf(
  made: readonly Made[],
  { net, tax: theirs }: { net: ExactNet; tax: Money | null },
  { context: { currency }, exchange }: PricingScope,
): OfferPricing {
  const lines: PriceLine[] = [];
  let exact = net.total;
  let shown = rounded(exact);
  const start = moneyOf(shown, currency);
  const add = (kind: LineKind, { compiled: { rule } }: Candidate, value: Fraction) => {
    exact = plus(exact, value);
    const next = rounded(exact);
    const { layer, owner_id, id: rule_id, version } = rule;
    lines.push({ kind, layer, owner_id, rule_id, version, amount: moneyOf(next - shown, currency) });
    shown = next;
  };
  for (const { winner, value, tax } of made) {
    add(winner.compiled.rule.kind, winner, value);
    if (tax) add('earning_tax', winner, tax);
  }
  const pricing = { net: start, lines, total: moneyOf(shown, currency), base: null, tax: null };
  if (!theirs) return pricing;
  const tax = rounded(exchange.exact(theirs));
  const most = tax < shown ? tax : shown;
  return { ...pricing, base: moneyOf(shown - most, currency), tax: moneyOf(most, currency) };
}

/** Returns the negative amount of a discount: at most `discountLimit`, and never more than the current price. */
function takenOff(
  worked: CalculatedAmount,
  { net, price }: { net: Fraction; price: Fraction },
  { context: { currency }, discountShare }: PricingScope,
): Pick<Made, 'value' | 'limited' | 'cut'> {
  const most = discountShare ? lesser(worked.value, discountLimit(worked, net, discountShare)) : worked.value;
  const isCut = discountShare !== null && isLess(most, worked.value);
  const value = cutTo(most, price);
  return {
    value: minus(value),
    limited: isSame(value, most) ? (isCut ? 'share' : worked.limited) : 'zero',
    cut: isCut ? { from: moneyOf(-rounded(worked.value), currency), share: discountShare.percent } : null,
  };
}

const rounded = ({ up, down }: Fraction): bigint => halfUp(up, down);

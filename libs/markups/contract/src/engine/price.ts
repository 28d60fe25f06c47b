import { halfUp, minorUnits, moneyOf, type Money } from '@traveldesk/shared-contract';
import type { PriceLine } from '../explanation';
import { cutTo, workOut, type Basis, type Worked } from './amount';
import type { Bound, Candidate } from './bind';
import type { CompiledRule } from './compile';
import { fareConditions, type ExactNet } from './fare.conditions';
import { isSame, minus, plus, times, type Fraction } from './fraction';
import { offerConditions } from './offer.conditions';
import { countTravellers, segmentsOf } from './offer.facts';
import type { Scene } from './scene';
import type { BoundRules, OfferPricing, PricedOffer } from './types';

/** The winner of each layer and kind, in the order in which they add. */
export type Winners = readonly (readonly (Candidate | null)[])[];

/** What an offer is sold for, by the rules that win it alone. Throws a RangeError where the supplier's currency has no rate. */
export function priceOffer(boundRules: BoundRules, offer: PricedOffer): OfferPricing {
  const { scene, layers } = boundRules as Bound;
  const net = exactNet(offer, scene);
  const winners = layers.map((groups) =>
    groups.map((group) => group.find(({ compiled }) => isMatch(compiled, offer, net, scene)) ?? null),
  );
  return addUp(winners, offer, net, scene).pricing;
}

export const exactNet = ({ net }: PricedOffer, { exchange }: Scene): ExactNet => ({
  total: exchange.exact(net.total),
  base: net.base && exchange.exact(net.base),
});

function isMatch(compiled: CompiledRule, offer: PricedOffer, net: ExactNet, scene: Scene): boolean {
  return (
    offerConditions.every(({ asks, fits }) => !asks(compiled) || fits(compiled, offer, scene)) &&
    fareConditions.every(({ fits }) => fits(compiled, net, scene))
  );
}

/**
 * Adds what the winners add, layer upon layer, exactly; then rounds once (TRAVEL-RULES 28). Each line is what it moves the rounded
 * price by, so that net and lines make the total to the last unit.
 */
export function addUp(winners: Winners, offer: PricedOffer, net: ExactNet, { context, exchange }: Scene) {
  const lines: PriceLine[] = [];
  const worked = new Map<CompiledRule, Worked & { amount: Money }>();
  const rounded = ({ up, down }: Fraction) => halfUp(up, down);
  const start = rounded(net.total);
  let price = net.total;
  let shown = start;
  const add = ({ rule }: CompiledRule, kind: PriceLine['kind'], value: Fraction): Money => {
    price = plus(price, value);
    const next = rounded(price);
    const amount = moneyOf(next - shown, context.currency);
    shown = next;
    const { layer, owner_id, id: rule_id, version } = rule;
    lines.push({ kind, layer, owner_id, rule_id, version, amount });
    return amount;
  };
  const counted = { travellers: countTravellers(offer), segments: segmentsOf(offer).length };
  for (const layer of winners) {
    const basis: Basis = { total: price, base: net.base, ...counted };
    for (const winner of layer) {
      if (!winner) continue;
      const { compiled } = winner;
      const { value, ...said } = workOut(compiled, basis, exchange);
      const isOff = compiled.rule.kind === 'discount';
      const cut = isOff ? cutTo(value, price) : value;
      const limited = isSame(cut, value) ? said.limited : 'zero';
      const amount = add(compiled, compiled.rule.kind, isOff ? minus(cut) : cut);
      worked.set(compiled, { ...said, value: cut, limited, amount });
      if (compiled.tax) add(compiled, 'earning_tax', times(cut, compiled.tax));
    }
  }
  return { pricing: priced(lines, start, shown, offer, { context, exchange }), worked };
}

function priced(
  lines: PriceLine[],
  start: bigint,
  shown: bigint,
  { net }: PricedOffer,
  { context: { currency }, exchange }: Pick<Scene, 'context' | 'exchange'>,
): OfferPricing {
  const total = moneyOf(shown, currency);
  const parts = { net: moneyOf(start, currency), lines, total };
  if (net.tax === null) return { ...parts, base: null, tax: null };
  const exact = exchange.exact(net.tax);
  const tax = halfUp(exact.up, exact.down);
  const most = tax > shown ? shown : tax;
  return { ...parts, tax: moneyOf(most, currency), base: moneyOf(minorUnits(total) - most, currency) };
}

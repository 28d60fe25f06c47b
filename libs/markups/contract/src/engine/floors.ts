import type { Candidate, Group } from './candidate';
import { fieldOf } from './field';
import { greater, isLess, minus, plus, zero, type Fraction } from './fraction';
import { countFor, type TravellerCounts } from './offer.facts';
import type { PricingScope } from './pricing-scope';
import { leastOf, mostOf, amountBoundsOf, type AmountBounds } from './amount-bounds';

/** Maps a price to a lower bound that also holds for every higher price; the bound never decreases as the price grows. */
type Floor = (price: Fraction) => Fraction;

const nothing: Floor = () => zero;
const one: Fraction = { up: 1n, down: 1n };

/** Computes the floors of a search's layers, cached by the traveler counts; null when the travelers are unknown. */
export function createFloors(layers: readonly (readonly Group[])[], scene: PricingScope) {
  const known = new Map<string, readonly Floor[]>();
  return (travellers: TravellerCounts | null): readonly Floor[] => {
    const key = travellers ? Object.values(travellers).join(' ') : '';
    const floors = known.get(key) ?? layers.map((groups) => floorOf(groups, travellers, scene));
    known.set(key, floors);
    return floors;
  };
}

function floorOf(groups: readonly Group[], travellers: TravellerCounts | null, scene: PricingScope): Floor {
  const gains: Floor[] = [];
  let loss: Floor = nothing;
  for (const group of groups) {
    const { candidates, isSure } = fieldOf(group, travellers, scene);
    if (candidates[0]?.compiled.rule.kind === 'discount') {
      const spans = candidates.map((candidate) => spanOff(candidate, travellers, scene));
      if (spans.some((span) => span === null)) return nothing;
      loss = mostOf(spans.filter((span) => span !== null));
    } else if (isSure) {
      gains.push(leastOf(candidates.map((candidate) => spanOn(candidate, travellers, scene))));
    }
  }
  return (price) => {
    const most = gains.reduce((sum, gain) => plus(sum, gain(price)), price);
    return greater(plus(most, minus(loss(price))), zero);
  };
}

/** Bounds what a rule adds. A share of the base may be zero, and there is at least one flight. */
function spanOn(
  { compiled }: Candidate,
  travellers: TravellerCounts | null,
  { exchange }: PricingScope,
): AmountBounds {
  const { rule, counts } = compiled;
  const units = counts && rule.per === 'passenger' && travellers ? countFor(rule, travellers) : 1;
  const span = amountBoundsOf(compiled, units, exchange);
  return rule.percent_of === 'base' && span.share ? { ...span, share: zero } : span;
}

/** Bounds what a rule takes off; null when that is unlimited or could grow faster than the price. */
function spanOff(
  { compiled }: Candidate,
  travellers: TravellerCounts | null,
  { exchange }: PricingScope,
): AmountBounds | null {
  const { rule, counts, amount, min, percent } = compiled;
  if (rule.layer === 'company' || (percent && isLess(one, percent))) return null;
  if (!counts) return amountBoundsOf(compiled, 1, exchange);
  if (rule.per === 'passenger' && travellers)
    return amountBoundsOf(compiled, countFor(rule, travellers), exchange);
  return amount || min ? null : { ...amountBoundsOf(compiled, 1, exchange), cap: null };
}

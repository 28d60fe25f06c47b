import type { Candidate, Group } from './candidate';
import { isAsked } from './compiled';
import { offerConditions } from './offer.conditions';
import { typesOf, type TravellerCounts } from './offer.facts';
import type { PricingScope } from './pricing-scope';

/** The rules of one layer and kind that can win, whatever the offer is. */
export interface Field {
  candidates: Group;
  /** True when one of them surely wins. */
  isSure: boolean;
}

/** `travellers`: null when unknown. */
export function fieldOf(group: Group, travellers: TravellerCounts | null, scene: PricingScope): Field {
  const types = travellers && Object.entries(travellers).flatMap(([type, count]) => (count > 0 ? type : []));
  const candidates: Candidate[] = [];
  for (const candidate of group) {
    const { compiled, takesEveryFare } = candidate;
    const asked = offerConditions.filter((_, at) => isAsked(compiled, at));
    const known = asked.filter(({ fact }) => types !== null && fact === typesOf);
    if (!known.every(({ fits }) => fits(compiled, types ?? [], scene))) continue;
    candidates.push(candidate);
    if (known.length === asked.length && takesEveryFare) return { candidates, isSure: true };
  }
  return { candidates, isSure: false };
}

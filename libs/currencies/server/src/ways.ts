import { dayMs } from '@traveldesk/shared-contract';
import type { SettingsRow } from './currency-settings.sql';
import { pairKey, type KeptRate } from './exchange-rates.sql';

/** The base of the European Central Bank's rates, by which pairs are crossed that the platform's currency has no rates for. */
const referenceCurrency = 'EUR';

/** The ways from one currency to the other, as the pairs that each of them takes. */
export function waysOf(from: string, to: string, platform: string): string[][] {
  const crossed = [...new Set([platform, referenceCurrency])]
    .filter((currency) => currency !== from && currency !== to)
    .map((currency) => [pairKey(from, currency), pairKey(currency, to)]);
  return [[pairKey(from, to)], ...crossed];
}

/** The ways that there are rates for, in the order of the ways. */
export function knownOf(ways: readonly string[][], kept: ReadonlyMap<string, KeptRate>): KeptRate[][] {
  return ways
    .map((pairs) => pairs.flatMap((pair) => kept.get(pair) ?? []))
    .filter((legs, way) => legs.length === ways[way]?.length);
}

/** The oldest of the legs, and its age in days, with fractions. */
export function oldestOf(legs: readonly KeptRate[], at: Date): { leg: KeptRate | undefined; days: number } {
  const [leg] = [...legs].sort((a, b) => a.valid_from.localeCompare(b.valid_from));
  return { leg, days: leg ? (at.getTime() - Date.parse(leg.valid_from)) / dayMs : 0 };
}

/** The first of the ways whose rates are not too old at that instant. */
export function freshOf(
  known: readonly KeptRate[][],
  at: Date,
  { refuse_after_days: days }: Pick<SettingsRow, 'refuse_after_days'>,
): KeptRate[] | undefined {
  return known.find((legs) => oldestOf(legs, at).days <= days);
}

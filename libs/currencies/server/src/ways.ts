import { dayMs } from '@traveldesk/shared-contract';
import type { SettingsRow } from './currency-settings.sql';
import { pairKey, type KeptRate } from './exchange-rates.sql';

/** Base of the European Central Bank's rates; crosses pairs that the platform currency has no rates for. */
const referenceCurrency = 'EUR';

/** Returns the ways between two currencies, each a list of pair keys, the direct one first. */
export function waysOf(from: string, to: string, platform: string): string[][] {
  const crossed = [...new Set([platform, referenceCurrency])]
    .filter((currency) => currency !== from && currency !== to)
    .map((currency) => [pairKey(from, currency), pairKey(currency, to)]);
  return [[pairKey(from, to)], ...crossed];
}

/** Returns the ways that have all their rates, in the same order. */
export function knownOf(ways: readonly string[][], kept: ReadonlyMap<string, KeptRate>): KeptRate[][] {
  return ways
    .map((pairs) => pairs.flatMap((pair) => kept.get(pair) ?? []))
    .filter((legs, way) => legs.length === ways[way]?.length);
}

/** Returns the oldest leg and its age in days, with fractions. */
export function oldestOf(legs: readonly KeptRate[], at: Date): { leg: KeptRate | undefined; days: number } {
  const [leg] = [...legs].sort((a, b) => a.valid_from.localeCompare(b.valid_from));
  return { leg, days: leg ? (at.getTime() - Date.parse(leg.valid_from)) / dayMs : 0 };
}

/** Returns the first way whose legs are all recent enough at that instant. */
export function freshOf(
  known: readonly KeptRate[][],
  at: Date,
  { refuse_after_days: days }: Pick<SettingsRow, 'refuse_after_days'>,
): KeptRate[] | undefined {
  return known.find((legs) => oldestOf(legs, at).days <= days);
}

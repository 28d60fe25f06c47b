import type { ConversionRate, Pair } from '@traveldesk/currencies-contract';
import type { Db } from '@traveldesk/shared-server';
import { findSettings } from './currency-settings.sql';
import { pairKey, ratesInForce, type KeptRate } from './exchange-rates.sql';
import { knownOf, oldestOf, waysOf } from './ways';

/**
 * Returns the reference rates for an author with these accounts, by `pairKey`: the newest in force at the instant, direct or crossed and of
 * any age, that the author did not write or somebody else approved. Pairs without one are missing.
 */
export async function referenceRates(
  db: Db,
  pairs: readonly Pair[],
  at: Date,
  accounts: readonly string[],
): Promise<ReadonlyMap<string, ConversionRate>> {
  const { platform_currency: platform } = await findSettings(db);
  const asked = pairs.map(({ base, quote }) => ({ base, quote, ways: waysOf(base, quote, platform) }));
  const kept = await ratesInForce(db, [...new Set(asked.flatMap(({ ways }) => ways.flat()))], at, {
    independentOf: accounts,
  });
  return new Map(
    asked.flatMap(({ base, quote, ways }): [string, ConversionRate][] => {
      const legs = newestOf(knownOf(ways, kept), at);
      if (!legs) return [];
      return [[pairKey(base, quote), { from: base, to: quote, at: at.toISOString(), legs }]];
    }),
  );
}

/** Picks the way whose oldest leg is newest; for equal ages the more direct one. */
function newestOf(known: readonly KeptRate[][], at: Date): KeptRate[] | undefined {
  const [newest] = [...known].sort((a, b) => oldestOf(a, at).days - oldestOf(b, at).days);
  return newest;
}

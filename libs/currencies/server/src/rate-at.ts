import type { ConversionRate } from '@traveldesk/currencies-contract';
import { Problem, type Db } from '@traveldesk/shared-server';
import { ratesInForce, type KeptRate } from './exchange-rates.sql';
import { findSettings, type SettingsRow } from './currency-settings.sql';
import { freshOf, knownOf, oldestOf, waysOf } from './ways';

export interface RateInForce {
  rate: ConversionRate;
  /** Whether one of its legs is older than the warning age of the settings. */
  isOld: boolean;
}

/**
 * Returns the rate of a pair at an instant: direct, else crossed through the platform currency, else through the euro; the first that is
 * not too old. Throws a 422 `rate_missing`, or `rate_too_old` with the pair and day. `anyAge` accepts old rates for completed movements
 * such as captures and refunds. Limits on a person are checked with rates `independentOf` that person's accounts.
 */
export async function rateAt(
  db: Db,
  { from, to }: { from: string; to: string },
  at: Date,
  { anyAge = false, independentOf }: { anyAge?: boolean; independentOf?: readonly string[] } = {},
): Promise<RateInForce> {
  if (from === to) return { rate: sameCurrency(from, at), isOld: false };
  const settings = await findSettings(db);
  const ways = waysOf(from, to, settings.platform_currency);
  const kept = await ratesInForce(db, [...new Set(ways.flat())], at, { independentOf });
  const known = knownOf(ways, kept);
  const [first] = known;
  if (!first) throw new Problem(422, 'rate_missing', { params: { from, to } });
  const legs = freshOf(known, at, settings) ?? (anyAge ? first : undefined);
  if (!legs) throw tooOld(first, at, settings);
  return {
    rate: { from, to, at: at.toISOString(), legs },
    isOld: oldestOf(legs, at).days > settings.warn_after_days,
  };
}

/** Like `rateAt` for many currencies with two statements, by source currency. Currencies without a usable rate are missing. */
export async function ratesTo(
  db: Db,
  currencies: readonly string[],
  to: string,
  at: Date,
): Promise<Map<string, ConversionRate>> {
  const settings = await findSettings(db);
  const asked = [...new Set(currencies)].map((from) => ({
    from,
    ways: from === to ? [] : waysOf(from, to, settings.platform_currency),
  }));
  const pairs = asked.flatMap(({ ways }) => ways.flat());
  const kept = pairs.length > 0 ? await ratesInForce(db, [...new Set(pairs)], at) : new Map();
  return new Map(
    asked.flatMap(({ from, ways }): [string, ConversionRate][] => {
      if (from === to) return [[from, sameCurrency(from, at)]];
      const legs = freshOf(knownOf(ways, kept), at, settings);
      return legs ? [[from, { from, to, at: at.toISOString(), legs }]] : [];
    }),
  );
}

const sameCurrency = (currency: string, at: Date): ConversionRate => ({
  from: currency,
  to: currency,
  at: at.toISOString(),
  legs: [],
});

function tooOld(legs: readonly KeptRate[], at: Date, { refuse_after_days: days }: SettingsRow): Problem {
  const { leg } = oldestOf(legs, at);
  const day = leg?.valid_from.slice(0, 10) ?? '';
  return new Problem(422, 'rate_too_old', {
    params: { pair: `${leg?.base}/${leg?.quote}`, day, count: days },
  });
}

import type { ConversionRate } from '@traveldesk/currencies-contract';
import { Problem, type Db } from '@traveldesk/shared-server';
import { ratesInForce, type KeptRate } from './exchange-rates.sql';
import { findSettings, type SettingsRow } from './currency-settings.sql';
import { freshOf, knownOf, oldestOf, waysOf } from './ways';

export interface RateInForce {
  rate: ConversionRate;
  /** Whether a rate that it is made of is older than the settings let pass without a word. */
  isOld: boolean;
}

/**
 * By what one currency becomes the other at an instant: the pair's own rate, else the one crossed by the platform's
 * currency, else the one crossed by the euro; of these the first that is not too old. Throws a 422: `rate_missing`, or
 * `rate_too_old` with the pair and the day of what there is. What has happened already, as a capture or a refund, is
 * converted at any age. A limit that somebody must not move is judged by rates `independentOf` their accounts.
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

/**
 * The same for many currencies at once, by the currency that each is from: two statements, however many there are. What has no
 * usable rate is not there.
 */
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

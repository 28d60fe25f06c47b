import type { ConversionRate } from '@traveldesk/currencies-contract';
import { dayMs } from '@traveldesk/shared-contract';
import { isoOf, type Db } from '@traveldesk/shared-server';
import { findSettings } from './currency-settings.sql';
import { pairKey, ratesInForce, wasInForce, type KeptRate } from './exchange-rates.sql';
import { freshOf, knownOf, waysOf } from './ways';

/** Rates valid from `since` to the next step, by currency; currencies without a rate are missing. */
export interface RateStep {
  since: Date;
  rates: ReadonlyMap<string, ConversionRate>;
}

/**
 * Returns the rates of `rateAt` with `anyAge` for each currency from `since` until before `until`. A step starts where a rate starts, or
 * becomes so old that a crossed one is preferred. Needs three statements for any period. Rates never in force, such as those of an older
 * file, are excluded.
 */
export async function ratesBetween(
  db: Db,
  currencies: readonly string[],
  to: string,
  { since, until }: { since: Date; until: Date },
): Promise<RateStep[]> {
  const settings = await findSettings(db);
  const asked = currencies
    .filter((from) => from !== to)
    .map((from) => ({ from, ways: waysOf(from, to, settings.platform_currency) }));
  const pairs = [...new Set(asked.flatMap(({ ways }) => ways.flat()))];
  if (pairs.length === 0) return [{ since, rates: new Map() }];
  const kept = await ratesInForce(db, pairs, since, { everInForce: true });
  const later = await ratesWithin(db, pairs, { since, until });
  const tooOld = [...kept.values(), ...later].map(
    ({ valid_from: from }) => Date.parse(from) + settings.refuse_after_days * dayMs + 1,
  );
  const instants = [since.getTime(), ...later.map((rate) => Date.parse(rate.valid_from)), ...tooOld]
    .filter((at) => at >= since.getTime() && at < until.getTime())
    .sort((one, other) => one - other);
  let next = 0;
  return [...new Set(instants)].map((instant) => {
    const at = new Date(instant);
    for (; ; next += 1) {
      const rate = later[next];
      if (!rate || Date.parse(rate.valid_from) > instant) break;
      kept.set(pairKey(rate.base, rate.quote), rate);
    }
    const rates = asked.flatMap(({ from, ways }): [string, ConversionRate][] => {
      const known = knownOf(ways, kept);
      const legs = freshOf(known, at, settings) ?? known[0];
      return legs ? [[from, { from, to, at: at.toISOString(), legs }]] : [];
    });
    return { since: at, rates: new Map(rates) };
  });
}

/** Returns the rates of these pairs that start within the period, oldest first. */
async function ratesWithin(
  db: Db,
  pairs: readonly string[],
  { since, until }: { since: Date; until: Date },
): Promise<KeptRate[]> {
  const rows = await db
    .selectFrom('exchange_rates')
    .select(['id', 'base', 'quote', 'rate', 'valid_from', 'source'])
    .where('pair', 'in', pairs)
    .where('valid_from', '>', since)
    .where('valid_from', '<', until)
    .where(wasInForce)
    .orderBy('valid_from')
    .execute();
  return rows.map((row) => ({ ...row, valid_from: isoOf(row.valid_from) }));
}

import {
  pairOf,
  readableRate,
  type ConversionRate,
  type ExchangeRateInput,
  type Pair,
} from '@traveldesk/currencies-contract';
import { invalid, notFound, type Actor, type Db, type Recorder, type Tx } from '@traveldesk/shared-server';
import {
  insertRates,
  newestOfPair,
  pairKey,
  type KeptRate,
  type NewRate,
  type RateRow,
} from './exchange-rates.sql';

/** As many points as a trend of three months of daily rates has. */
const trendLength = 90;

/** A pair's newest rate, and what it was before; throws a 404 where there is none of it. */
export async function readPair(db: Db, text: string) {
  const pair = pairOf(text);
  const rows = await newestOfPair(db, pairKey(pair.base, pair.quote), trendLength);
  const [newest] = rows;
  if (!newest) throw notFound();
  return {
    ...pair,
    newest,
    rate: readableRate(directed(newest, pair)),
    inverse: readableRate(directed(newest, { base: pair.quote, quote: pair.base })),
    trend: rows
      .map((row) => ({ valid_from: row.valid_from, rate: readableRate(directed(row, pair)) }))
      .reverse(),
  };
}

/** A kept rate as it leads from the base of `pair` to its quote. */
function directed(rate: KeptRate, { base, quote }: Pair): ConversionRate {
  const { id, valid_from, source } = rate;
  const leg = { id, base: rate.base, quote: rate.quote, rate: rate.rate, valid_from, source };
  return { from: base, to: quote, at: valid_from, legs: [leg] };
}

/**
 * Writes a rate by hand. Throws a 422 at `valid_from`: for an instant that is still to come, since nobody would notice when
 * it comes, and where there is a rate of the pair from that instant.
 */
export async function addRate(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  { base, quote, rate, valid_from: since }: ExchangeRateInput,
): Promise<RateRow> {
  const now = new Date();
  const validFrom = since === null ? now : new Date(since);
  if (validFrom > now) throw invalid({ valid_from: 'rate_in_future' });
  const [added] = await insertRates(tx, [
    { base, quote, rate, valid_from: validFrom, source: 'manual', author_id: actor.userId },
  ]);
  if (!added) throw new Error('The rate was not added.');
  const after = { base, quote, rate, valid_from: added.valid_from, source: added.source };
  record({ entity: 'exchange_rate', id: added.id, action: 'create', after });
  return added;
}

/** What one source says of several currencies at one instant. */
export interface RatesOfDay {
  day: string;
  base: string;
  source: NewRate['source'];
  valid_from: Date;
  rates: readonly { currency: string; rate: string }[];
}

/** Writes the rates of a day, as one change. */
export async function addRatesOfDay(
  tx: Tx,
  record: Recorder,
  actor: Actor | null,
  { day, base, source, valid_from: validFrom, rates }: RatesOfDay,
): Promise<void> {
  const authorId = actor?.userId ?? null;
  await insertRates(
    tx,
    rates.map(({ currency, rate }) => ({
      base,
      quote: currency,
      rate,
      valid_from: validFrom,
      source,
      author_id: authorId,
    })),
  );
  const after = {
    base,
    source,
    valid_from: validFrom.toISOString(),
    ...Object.fromEntries(rates.map(({ currency, rate }) => [currency, rate])),
  };
  record({ entity: 'exchange_rates', id: `${source}-${day}`, action: 'create', after });
}

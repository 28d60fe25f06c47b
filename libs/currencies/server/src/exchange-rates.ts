import {
  pairOf,
  readableRate,
  type ConversionRate,
  type ExchangeRateInput,
  type Pair,
  type RatePreview,
  type RatePreviewQuery,
} from '@traveldesk/currencies-contract';
import {
  invalid,
  notFound,
  type Actor,
  type Db,
  type Kernel,
  type Recorder,
  type Tx,
} from '@traveldesk/shared-server';
import { findSettings } from './currency-settings.sql';
import {
  insertRates,
  newestOfPair,
  pairKey,
  ratesFrom,
  ratesNewerThan,
  type KeptRate,
  type NewRate,
  type RateRow,
} from './exchange-rates.sql';
import { rateAccounts } from './currencies.tools';
import { judgeSince, type JudgedRate } from './judge-rates';
import { askForRates } from './waiting-rates';

/** Number of rates in a trend: three months of daily rates. */
const trendLength = 90;

/** Returns a pair's newest and past rates; throws a 404 if it has none. */
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

/** Converts a stored rate to the direction of `pair`. */
function directed(rate: KeptRate, { base, quote }: Pair): ConversionRate {
  const { id, valid_from, source } = rate;
  const leg = { id, base: rate.base, quote: rate.quote, rate: rate.rate, valid_from, source };
  return { from: base, to: quote, at: valid_from, legs: [leg] };
}

/**
 * Adds a rate entered by hand, in force at once or waiting for a second person. Throws a 422 at `valid_from` for a future instant, whose
 * start nobody would notice, and if the pair has a rate from that instant.
 */
export async function addRate(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  { base, quote, rate, valid_from: since, reason }: ExchangeRateInput,
  kernel: Kernel,
): Promise<RateRow> {
  const validFrom = instantOf(since);
  const judged = await judgeWritten(
    tx,
    { base, quote, rate },
    validFrom,
    await rateAccounts(tx, actor.userId, kernel),
  );
  if (judged.waits) {
    const there = await ratesFrom(tx, [pairKey(base, quote)], validFrom);
    if (there.length > 0) throw invalid({ valid_from: 'rate_exists' });
    const asked = { source: 'manual', valid_from: validFrom.toISOString(), rates: [judged], reason } as const;
    const [waiting] = await askForRates(tx, record, actor, asked, kernel);
    if (!waiting) throw new Error('The rate was not stored.');
    return waiting;
  }
  const [added] = await insertRates(tx, [
    { base, quote, rate, valid_from: validFrom, source: 'manual', author_id: actor.userId },
  ]);
  if (!added) throw new Error('The rate was not added.');
  const after = { base, quote, rate, valid_from: added.valid_from, source: added.source };
  record({ entity: 'exchange_rate', id: added.id, action: 'create', after });
  return added;
}

async function judgeWritten(
  db: Db,
  rate: Pair & { rate: string },
  since: Date,
  accounts: readonly string[],
): Promise<JudgedRate> {
  const [judged] = await judgeSince(db, [rate], since, accounts);
  if (!judged) throw new Error('One rate must have one result.');
  return judged;
}

/** Returns the rate that would stay in force instead of one from `since`. */
async function newerOfPair(db: Db, { base, quote }: Pair, since: Date): Promise<KeptRate | undefined> {
  const pair = pairKey(base, quote);
  return (await ratesNewerThan(db, [pair], since)).get(pair);
}

/** Returns the start of a rate, by default now. Throws a 422 at `valid_from` for a future instant. */
function instantOf(since: string | null | undefined): Date {
  const now = new Date();
  const validFrom = since ? new Date(since) : now;
  if (validFrom > now) throw invalid({ valid_from: 'rate_in_future' });
  return validFrom;
}

/** Previews whether a rate by the caller would wait or come into force. Throws like `addRate` for a future instant. */
export async function previewRate(
  db: Db,
  { valid_from: since, ...rate }: RatePreviewQuery,
  { userId }: Pick<Actor, 'userId'>,
  kernel: Pick<Kernel, 'tools'>,
): Promise<RatePreview> {
  const { share } = await findSettings(db);
  const validFrom = instantOf(since);
  const { reference, difference, waits } = await judgeWritten(
    db,
    rate,
    validFrom,
    await rateAccounts(db, userId, kernel),
  );
  const newer = since ? await newerOfPair(db, rate, validFrom) : undefined;
  return { reference, difference, share, waits, newer_from: newer?.valid_from ?? null };
}

/** One source's rates of several currencies at one instant. */
export interface RatesOfDay {
  day: string;
  base: string;
  source: NewRate['source'];
  valid_from: Date;
  rates: readonly { currency: string; rate: string }[];
}

/** Adds the rates of a day as one change in the history. */
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

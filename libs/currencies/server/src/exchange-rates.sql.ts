import { sql } from 'kysely';
import type { Pair, RateSource } from '@traveldesk/currencies-contract';
import { isoOf, newId, type Db, type Tx } from '@traveldesk/shared-server';
import './currencies.tables';

export const rateColumns = [
  'id',
  'base',
  'quote',
  'rate',
  'valid_from',
  'source',
  'author_id',
  'approval_id',
  'created_at',
] as const;

/** Whether no rate of the pair is newer. */
export const isNewest = sql<boolean>`not exists (
  select from exchange_rates as newer
  where newer.pair = exchange_rates.pair and newer.valid_from > exchange_rates.valid_from)`;

/** Whether a rate was ever in force: not if a newer one of its pair was valid when it was entered. */
export const wasInForce = sql<boolean>`not exists (
  select from exchange_rates as newer
  where newer.pair = exchange_rates.pair and newer.valid_from > exchange_rates.valid_from
    and newer.valid_from <= exchange_rates.created_at and newer.created_at < exchange_rates.created_at)`;

/** A stored or waiting rate, and whether it is the newest of its pair. */
export interface RateRow extends KeptRate {
  author_id: string | null;
  approval_id: string | null;
  created_at: string;
  is_newest: boolean;
  waits: boolean;
}

/** The parts of a rate that conversions use. */
export interface KeptRate {
  id: string;
  base: string;
  quote: string;
  rate: string;
  valid_from: string;
  source: RateSource;
}

/** Returns the direction-independent key of a pair, as in the table. */
export const pairKey = (one: string, other: string): string => (one < other ? one + other : other + one);

/** Returns up to `count` rates of a pair in either direction, newest first. */
export async function newestOfPair(db: Db, pair: string, count: number): Promise<RateRow[]> {
  const rows = await db
    .selectFrom('exchange_rates')
    .select(rateColumns)
    .select([isNewest.as('is_newest'), sql<boolean>`false`.as('waits')])
    .where('pair', '=', pair)
    .orderBy('valid_from', 'desc')
    .limit(count)
    .execute();
  return rows.map(rateOf);
}

/**
 * Returns the rate of each pair in force at an instant, by pair; missing for pairs without one. Of the accounts in `independentOf` only
 * approved rates count. `everInForce` excludes rates that were never in force.
 */
export async function ratesInForce(
  db: Db,
  pairs: readonly string[],
  at: Date,
  {
    independentOf,
    everInForce = false,
  }: { independentOf?: readonly string[] | undefined; everInForce?: boolean } = {},
): Promise<Map<string, KeptRate>> {
  const ever = everInForce ? sql`and ${wasInForce}` : sql``;
  const independent = independentOf
    ? sql`and (author_id is null or author_id <> all(${[...independentOf]}::uuid[]) or approval_id is not null)`
    : sql``;
  const { rows } = await sql<Omit<KeptRate, 'valid_from'> & { pair: string; valid_from: Date }>`
    select newest.* from unnest(${[...pairs]}::text[]) as asked(pair)
    cross join lateral (
      select id, pair, base, quote, rate, valid_from, source from exchange_rates
      where exchange_rates.pair = asked.pair and valid_from <= ${at} ${independent} ${ever}
      order by valid_from desc limit 1) as newest`.execute(db);
  return new Map(
    rows.map(({ pair, valid_from: since, ...rate }) => [pair, { ...rate, valid_from: isoOf(since) }]),
  );
}

/** Returns the rates in force that started after `since`, by pair: a rate starting at `since` does not replace them. */
export async function ratesNewerThan(
  db: Db,
  pairs: readonly string[],
  since: Date,
): Promise<Map<string, KeptRate>> {
  const newest = await ratesInForce(db, pairs, new Date());
  return new Map([...newest].filter(([, rate]) => Date.parse(rate.valid_from) > since.getTime()));
}

/** Returns the rates of these pairs that start exactly at that instant. */
export async function ratesFrom(db: Db, pairs: readonly string[], since: Date): Promise<KeptRate[]> {
  const rows = await db
    .selectFrom('exchange_rates')
    .select(['id', 'base', 'quote', 'rate', 'valid_from', 'source'])
    .where('pair', 'in', pairs)
    .where('valid_from', '=', since)
    .execute();
  return rows.map((row) => ({ ...row, valid_from: isoOf(row.valid_from) }));
}

/** Returns everybody who entered rates within a week. */
export async function recentRateAuthors(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('exchange_rates')
    .select('author_id')
    .distinct()
    .where('author_id', 'is not', null)
    .where('created_at', '>', sql<Date>`now() - interval '7 days'`)
    .execute();
  return rows.flatMap(({ author_id: id }) => id ?? []);
}

/** Returns those of these rates that a person wrote within a day without approval. */
export async function ratesOfOne(
  db: Db,
  ids: readonly string[],
): Promise<(Pair & { author_id: string | null })[]> {
  return db
    .selectFrom('exchange_rates')
    .select(['base', 'quote', 'author_id'])
    .where('id', 'in', ids)
    .where('author_id', 'is not', null)
    .where('approval_id', 'is', null)
    .where('created_at', '>', sql<Date>`now() - interval '24 hours'`)
    .execute();
}

export interface NewRate {
  base: string;
  quote: string;
  rate: string;
  valid_from: Date;
  source: RateSource;
  author_id: string | null;
  /** The request that approved the rate, or that it waits for. */
  approval_id?: string;
}

/** Inserts rates. Violates `exchange_rates_once` if the pair has a rate from the same instant. */
export async function insertRates(tx: Tx, rates: readonly NewRate[]): Promise<RateRow[]> {
  const rows = await tx
    .insertInto('exchange_rates')
    .values(rates.map((rate) => ({ id: newId(), ...rate })))
    .returning(rateColumns)
    .returning([isNewest.as('is_newest'), sql<boolean>`false`.as('waits')])
    .execute();
  return rows.map(rateOf);
}

export function rateOf<Row extends { valid_from: Date; created_at: Date }>({
  valid_from,
  created_at,
  ...rest
}: Row) {
  return { ...rest, valid_from: isoOf(valid_from), created_at: isoOf(created_at) };
}

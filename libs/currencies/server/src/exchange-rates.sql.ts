import { sql } from 'kysely';
import { pairOf, type ExchangeRateQuery, type RateSource } from '@traveldesk/currencies-contract';
import { dayMs } from '@traveldesk/shared-contract';
import { allRows, isoOf, newId, orderOf, pagesOf, type Db, type Tx } from '@traveldesk/shared-server';
import './currencies.tables';

const columns = [
  'exchange_rates.id',
  'exchange_rates.base',
  'exchange_rates.quote',
  'exchange_rates.rate',
  'exchange_rates.valid_from',
  'exchange_rates.source',
  'exchange_rates.author_id',
  'exchange_rates.created_at',
] as const;

/** Whether no rate of the pair is newer. */
const isNewest = sql<boolean>`not exists (
  select from exchange_rates as newer
  where newer.pair = exchange_rates.pair and newer.valid_from > exchange_rates.valid_from)`;

/** A rate as it is kept, and whether it is the newest of its pair. */
export interface RateRow extends KeptRate {
  author_id: string | null;
  created_at: string;
  is_newest: boolean;
}

/** What of a rate is used to convert. */
export interface KeptRate {
  id: string;
  base: string;
  quote: string;
  rate: string;
  valid_from: string;
  source: RateSource;
}

/** The name of a pair in either direction, as the table has it. */
export const pairKey = (one: string, other: string): string => (one < other ? one + other : other + one);

const startOf = (day: string) => new Date(`${day}T00:00:00.000Z`);

const pageOf = pagesOf(listed);

/** One page of the rates that the filters leave, the newest first unless the query says otherwise. */
export async function findRates(db: Db, query: ExchangeRateQuery) {
  const { data, total } = await pageOf(db, query, 'en');
  return { data: data.map(rateOf), total };
}

/** All rates that the filters leave, in the order of the list. */
export async function* allRates(db: Db, query: Filters): AsyncGenerator<RateRow> {
  for await (const row of allRows(listed(db, query), 'exchange_rates.id')) yield rateOf(row);
}

type Filters = Omit<ExchangeRateQuery, 'page' | 'per_page'>;

function listed(db: Db, query: Filters) {
  const { currency, pair, source, age, from, to } = query;
  const { column, direction } = orderOf(query.sort ?? '-valid_from');
  return db
    .selectFrom('exchange_rates')
    .select(columns)
    .select(isNewest.as('is_newest'))
    .$if(!!currency, (found) =>
      found.where((eb) => eb.or([eb('base', '^@', currency ?? ''), eb('quote', '^@', currency ?? '')])),
    )
    .$if(!!pair, (found) => {
      const { base, quote } = pairOf(pair ?? '');
      return found.where('pair', '=', pairKey(base, quote));
    })
    .$if(!!source, (found) => found.where('source', '=', source ?? 'manual'))
    .$if(!!age, (found) => found.where(age === 'newest' ? isNewest : sql<boolean>`not ${isNewest}`))
    .$if(!!from, (found) => found.where('valid_from', '>=', startOf(from ?? '')))
    .$if(!!to, (found) => found.where('valid_from', '<', new Date(startOf(to ?? '').getTime() + dayMs)))
    .$if(column === 'pair', (found) => found.orderBy('base', direction).orderBy('quote', direction))
    .$if(column !== 'pair', (found) => found.orderBy(column === 'pair' ? 'base' : column, direction))
    .$if(column !== 'valid_from', (found) => found.orderBy('valid_from', 'desc'))
    .orderBy('base')
    .orderBy('quote')
    .orderBy('exchange_rates.id');
}

/** The newest rates of a pair in either direction, as many as asked for, the newest first. */
export async function newestOfPair(db: Db, pair: string, count: number): Promise<RateRow[]> {
  const rows = await db
    .selectFrom('exchange_rates')
    .select(columns)
    .select(isNewest.as('is_newest'))
    .where('pair', '=', pair)
    .orderBy('valid_from', 'desc')
    .limit(count)
    .execute();
  return rows.map(rateOf);
}

/** The newest rate of each pair that is in force at an instant; a pair without one is not in the map. */
export async function ratesInForce(
  db: Db,
  pairs: readonly string[],
  at: Date,
): Promise<Map<string, KeptRate>> {
  const { rows } = await sql<Omit<KeptRate, 'valid_from'> & { pair: string; valid_from: Date }>`
    select newest.* from unnest(${[...pairs]}::text[]) as asked(pair)
    cross join lateral (
      select id, pair, base, quote, rate, valid_from, source from exchange_rates
      where exchange_rates.pair = asked.pair and valid_from <= ${at}
      order by valid_from desc limit 1) as newest`.execute(db);
  return new Map(
    rows.map(({ pair, valid_from: since, ...rate }) => [pair, { ...rate, valid_from: isoOf(since) }]),
  );
}

/** The rates of these pairs from exactly that instant. */
export async function ratesFrom(db: Db, pairs: readonly string[], since: Date): Promise<KeptRate[]> {
  const rows = await db
    .selectFrom('exchange_rates')
    .select(['id', 'base', 'quote', 'rate', 'valid_from', 'source'])
    .where('pair', 'in', pairs)
    .where('valid_from', '=', since)
    .execute();
  return rows.map((row) => ({ ...row, valid_from: isoOf(row.valid_from) }));
}

export interface NewRate {
  base: string;
  quote: string;
  rate: string;
  valid_from: Date;
  source: RateSource;
  author_id: string | null;
}

/** Breaks `exchange_rates_once` where there is a rate of the pair from the same instant. */
export async function insertRates(tx: Tx, rates: readonly NewRate[]): Promise<RateRow[]> {
  const rows = await tx
    .insertInto('exchange_rates')
    .values(rates.map((rate) => ({ id: newId(), ...rate })))
    .returning(columns)
    .returning(isNewest.as('is_newest'))
    .execute();
  return rows.map(rateOf);
}

function rateOf<Row extends { valid_from: Date; created_at: Date }>({
  valid_from,
  created_at,
  ...rest
}: Row) {
  return { ...rest, valid_from: isoOf(valid_from), created_at: isoOf(created_at) };
}

import { sql } from 'kysely';
import { pairOf, type ExchangeRateQuery } from '@traveldesk/currencies-contract';
import { dayMs } from '@traveldesk/shared-contract';
import { allRows, orderOf, preparedPages, type Db } from '@traveldesk/shared-server';
import { isNewest, pairKey, rateColumns, rateOf, type RateRow } from './exchange-rates.sql';

/** Excludes waiting rates. */
const listedNewest = sql<boolean>`(not waits and ${isNewest})`;
const ages = {
  newest: listedNewest,
  replaced: sql<boolean>`(not waits and not ${isNewest})`,
  waiting: sql<boolean>`waits`,
};

const startOf = (day: string) => new Date(`${day}T00:00:00.000Z`);

const pageOf = preparedPages(listed);

/** Returns a page of the filtered rates, newest first by default. */
export async function findRates(db: Db, query: ExchangeRateQuery) {
  const { data, total } = await pageOf(db, query, 'en');
  return { data: data.map(rateOf), total };
}

/** Yields all filtered rates in the order of the list. */
export async function* allRates(db: Db, query: Filters): AsyncGenerator<RateRow> {
  for await (const row of allRows(listed(db, query), 'exchange_rates.id')) yield rateOf(row);
}

type Filters = Omit<ExchangeRateQuery, 'page' | 'per_page'>;

function listed(db: Db, query: Filters) {
  const { currency, pair, source, age, from, to } = query;
  const { column, direction } = orderOf(query.sort ?? '-valid_from');
  return db
    .selectFrom(withWaiting(db).as('exchange_rates'))
    .select(rateColumns)
    .select(['waits', listedNewest.as('is_newest')])
    .$if(!!currency, (found) =>
      found.where((eb) => eb.or([eb('base', '^@', currency ?? ''), eb('quote', '^@', currency ?? '')])),
    )
    .$if(!!pair, (found) => {
      const { base, quote } = pairOf(pair ?? '');
      return found.where('pair', '=', pairKey(base, quote));
    })
    .$if(!!source, (found) => found.where('source', '=', source ?? 'manual'))
    .$if(!!age, (found) => found.where(ages[age ?? 'newest']))
    .$if(!!from, (found) => found.where('valid_from', '>=', startOf(from ?? '')))
    .$if(!!to, (found) => found.where('valid_from', '<', new Date(startOf(to ?? '').getTime() + dayMs)))
    .$if(column === 'pair', (found) => found.orderBy('base', direction).orderBy('quote', direction))
    .$if(column !== 'pair', (found) => found.orderBy(column === 'pair' ? 'base' : column, direction))
    .$if(column !== 'valid_from', (found) => found.orderBy('valid_from', 'desc'))
    .orderBy('base')
    .orderBy('quote')
    .orderBy('exchange_rates.id');
}

/** Combines stored rates with waiting ones. */
function withWaiting(db: Db) {
  const kept = db.selectFrom('exchange_rates').select([...rateColumns, 'pair']);
  const waiting = db.selectFrom('waiting_exchange_rates').select([...rateColumns, 'pair']);
  return kept
    .select(sql<boolean>`false`.as('waits'))
    .unionAll(waiting.select(sql<boolean>`true`.as('waits')));
}

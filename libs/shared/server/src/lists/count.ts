import type { Page } from '@traveldesk/shared-contract';
import { sql, type Expression, type SelectQueryBuilder } from 'kysely';
import type { Db } from '../database';
import { onPage, type Place } from './place';

/** How many rows a list has, or that it has more than were counted. */
export type Count = Omit<Page<never>, 'data'>;

/** Rows beyond the page that are counted one by one. */
const countedBeyondPage = 200;

/** How far the rows of a list are counted whose page this is: its price must not grow with the table (ADR 21). */
export const countedTo = ({ page, per_page: perPage }: Place): number => page * perPage + countedBeyondPage;

/**
 * One page of a query, with its rows counted only somewhat beyond the page: for tables that grow without end. `first`
 * answers the query of so many of its rows, as cheap as it can be, since only their number is asked for.
 */
export async function paginateUpTo<Schema, Table extends keyof Schema, Row>(
  db: Db,
  query: SelectQueryBuilder<Schema, Table, Row>,
  place: Place,
  first: (most: number) => Expression<unknown>,
): Promise<Page<Row>> {
  const [data, count] = await Promise.all([
    onPage(query, place).execute(),
    countUpTo(db, countedTo(place), first),
  ]);
  return { data, ...count };
}

/** How many rows a query has, counted up to `limit` and no further; `first` answers the query of so many of its rows. */
export async function countUpTo(
  db: Db,
  limit: number,
  first: (most: number) => Expression<unknown>,
): Promise<Count> {
  const counting = sql<{ total: number }>`select count(*) as total from (${first(limit + 1)}) as found`;
  const { rows } = await counting.execute(db);
  return countOf(rows[0]?.total ?? 0, limit);
}

/** What is said of a list when `found` of the first `limit + 1` rows are there. */
export function countOf(found: number, limit: number): Count {
  return found > limit ? { total: limit, at_least: true } : { total: found };
}

import type { Page } from '@traveldesk/shared-contract';
import { sql, type Expression, type SelectQueryBuilder } from 'kysely';
import type { Db } from '../database';
import { pageQueryOf, type PageNumber } from './page-query';

/** The number of rows of a list; with `at_least`, there are more than were counted. */
export type Count = Omit<Page<never>, 'data'>;

/** Rows counted beyond the page. */
const countedBeyondPage = 200;

/** Returns how far the rows of a list are counted, so that the cost does not grow with the table (ADR 21). */
export const countedTo = ({ page, per_page: perPage }: PageNumber): number =>
  page * perPage + countedBeyondPage;

/**
 * Returns one page of a query and a count that stops somewhat beyond the page, for tables that grow without limit. `first` returns a cheap
 * query of at most that many rows, since only their number matters.
 */
export async function paginateUpTo<Schema, Table extends keyof Schema, Row>(
  db: Db,
  query: SelectQueryBuilder<Schema, Table, Row>,
  place: PageNumber,
  first: (most: number) => Expression<unknown>,
): Promise<Page<Row>> {
  const [data, count] = await Promise.all([
    pageQueryOf(query, place).execute(),
    countUpTo(db, countedTo(place), first),
  ]);
  return { data, ...count };
}

/** Counts the rows of a query up to `limit`; `first` returns the query of at most that many rows. */
export async function countUpTo(
  db: Db,
  limit: number,
  first: (most: number) => Expression<unknown>,
): Promise<Count> {
  const counting = sql<{ total: number }>`select count(*) as total from (${first(limit + 1)}) as found`;
  const { rows } = await counting.execute(db);
  return countOf(rows[0]?.total ?? 0, limit);
}

/** Returns the count of a list from `found`, the number among the first `limit + 1` rows. */
export function countOf(found: number, limit: number): Count {
  return found > limit ? { total: limit, at_least: true } : { total: found };
}

import type { Page } from '@traveldesk/shared-contract';
import { sql, type Expression } from 'kysely';
import type { Db } from '../database';
import type { Place } from './list';

/** How many rows a list has, or that it has more than were counted. */
export type Count = Omit<Page<never>, 'data'>;

/** Rows beyond the page that are counted one by one. */
const countedBeyondPage = 200;

/** How far the rows of a list are counted whose page this is: its price must not grow with the table (ADR 21). */
export const countedTo = ({ page, per_page: perPage }: Place): number => page * perPage + countedBeyondPage;

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

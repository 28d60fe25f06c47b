import type { Money } from '@traveldesk/shared-contract';
import type { Db } from '@traveldesk/shared-server';
import type { WantedSearch } from '../search/read-criteria';
import { searchDeadlineMs } from '../search/start-search';
import '../flights.tables';

export interface Searched {
  cheapest: Money | null;
  /** Whether every supplier answered: only then nothing found means that nothing is sold. */
  whole: boolean;
  /** When it was found; where the search goes on, since when. */
  finishedAt: Date;
}

/**
 * The newest finished search of each query for the company, in this currency, as long as its offers live; where there is none, what
 * one that goes on has found so far. Where it was priced again, the newest prices.
 */
export async function findSearched(
  db: Db,
  queries: readonly string[],
  { company, currency }: Pick<WantedSearch, 'company' | 'currency'>,
): Promise<Map<string, Searched>> {
  if (queries.length === 0) return new Map();
  const rows = await db
    .selectFrom('flight_searches')
    .select(['query', 'cheapest', 'outcomes', 'created_at', 'finished_at'])
    .where('query', 'in', queries)
    .where('company_id', 'is not distinct from', company?.id ?? null)
    .where('currency', '=', currency)
    .where((where) =>
      where.or([
        where('finished_at', 'is not', null),
        // What has not ended by now never will: it was given up, or its process has died.
        where.and([
          where('cheapest', 'is not', null),
          where('created_at', '>', new Date(Date.now() - 2 * searchDeadlineMs)),
        ]),
      ]),
    )
    .where('expires_at', '>', new Date())
    // The last one of a query counts.
    .orderBy((order) => order('finished_at', 'is not', null))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return new Map(
    rows.map(({ query, cheapest, outcomes, created_at: createdAt, finished_at: finishedAt }) => [
      query,
      {
        cheapest,
        whole: finishedAt !== null && (outcomes ?? []).every(({ status }) => status === 'done'),
        finishedAt: finishedAt ?? createdAt,
      },
    ]),
  );
}

import type { Money } from '@traveldesk/shared-contract';
import type { Db } from '@traveldesk/shared-server';
import type { WantedSearch } from '../search/read-criteria';
import { searchDeadlineMs } from '../search/start-search';
import '../flights.tables';

export interface Searched {
  cheapest: Money | null;
  /** Whether every supplier answered; without all answers, an empty result does not mean that no flights are sold. */
  whole: boolean;
  /** When the search finished; for a running search, when it started. */
  finishedAt: Date;
}

/**
 * Finds, for each query, the company's newest finished search in this currency whose offers have not expired; otherwise the results so far
 * of a running search. Uses the latest prices after a repricing.
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
        // A search still open by now was given up or its process has died.
        where.and([
          where('cheapest', 'is not', null),
          where('created_at', '>', new Date(Date.now() - 2 * searchDeadlineMs)),
        ]),
      ]),
    )
    .where('expires_at', '>', new Date())
    // Later rows overwrite earlier ones in the map below, so the last row of a query counts.
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

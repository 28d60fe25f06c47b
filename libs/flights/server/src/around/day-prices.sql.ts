import type { Money } from '@traveldesk/shared-contract';
import type { Db } from '@traveldesk/shared-server';
import type { WantedSearch } from '../search/read-criteria';
import '../flights.tables';

export interface Searched {
  cheapest: Money | null;
  /** Whether every supplier answered: only then nothing found means that nothing is sold. */
  whole: boolean;
  finishedAt: Date;
}

/**
 * The newest finished search of each query for the company, in this currency, as long as its offers live. Where it was priced again,
 * the newest prices.
 */
export async function findSearched(
  db: Db,
  queries: readonly string[],
  { company, currency }: Pick<WantedSearch, 'company' | 'currency'>,
): Promise<Map<string, Searched>> {
  if (queries.length === 0) return new Map();
  const rows = await db
    .selectFrom('flight_searches')
    .select(['query', 'cheapest', 'outcomes', 'finished_at'])
    .where('query', 'in', queries)
    .where('company_id', 'is not distinct from', company?.id ?? null)
    .where('currency', '=', currency)
    .where('finished_at', 'is not', null)
    .where('expires_at', '>', new Date())
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return new Map(
    rows.map(({ query, cheapest, outcomes, finished_at: finishedAt }) => [
      query,
      {
        cheapest,
        whole: (outcomes ?? []).every(({ status }) => status === 'done'),
        finishedAt: finishedAt ?? new Date(0),
      },
    ]),
  );
}

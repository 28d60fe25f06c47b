import { encodeCriteria } from '@traveldesk/flights-contract';
import type { FlightTools } from '../flights.tools';
import type { Seller } from '@traveldesk/companies-server';
import type { WantedSearch } from './read-criteria';
import { batchesOf } from './offers.sql';
import type { SearchEvent } from './run';
import { findFinished, noteRecent, offerLifeMs } from './searches.sql';
import { keyOf, startSearch } from './start-search';

/** The same search within this time is the one that was sent out first (DESIGN 6). */
const sharedMs = 60_000;

/** A search to read, whether it is sent out now, under way already, or just over. */
export interface OpenSearch {
  id: string;
  expiresAt: Date;
  /** Ends early once `leaving` aborts; a search that nobody reads any more stops its suppliers. */
  events(leaving: AbortSignal): AsyncGenerator<SearchEvent>;
}

export async function openSearch(
  tools: FlightTools,
  wanted: WantedSearch,
  sellers: readonly Seller[],
): Promise<OpenSearch> {
  const { db, running } = tools;
  const key = keyOf(wanted);
  if (!running.has(key)) {
    const finished = await finishedSearch(tools, wanted);
    if (finished) return finished;
  }
  // Somebody may have begun it while the database was asked.
  const run = running.get(key) ?? startSearch({ ...tools, db }, wanted, sellers);
  return { id: run.id, expiresAt: new Date(run.startedAt.getTime() + offerLifeMs), events: run.events };
}

/** A search that has just ended, also in another process. One in which a supplier failed is not kept: asked again, it is tried again. */
async function finishedSearch(
  { db }: FlightTools,
  { query, company }: WantedSearch,
): Promise<OpenSearch | undefined> {
  const found = await findFinished(db, query, company?.id ?? null, new Date(Date.now() - sharedMs));
  const outcomes = found?.outcomes ?? [];
  if (!found || outcomes.some(({ status }) => status !== 'done')) return undefined;
  const { id, expires_at: expiresAt, offers } = found;
  return {
    id,
    expiresAt,
    events: async function* (leaving): AsyncGenerator<SearchEvent> {
      for await (const batch of batchesOf(db, id)) {
        if (leaving.aborted) return;
        yield { type: 'offers', ...batch };
      }
      yield* outcomes;
      yield { type: 'end', count: offers ?? 0, ms: 0 };
    },
  };
}

/** Notes that the user searched this, for whichever company. */
export function remember(
  tools: FlightTools,
  { criteria, company }: WantedSearch,
  userId: string,
): Promise<void> {
  const companyId = company?.id ?? null;
  const query = encodeCriteria({ ...criteria, company_id: companyId });
  return noteRecent(tools.db, { userId, companyId, query, at: new Date() });
}

import type { Seller } from '@traveldesk/companies-server';
import { encodeCriteria } from '@traveldesk/flights-contract';
import type { CompiledRules } from '@traveldesk/markups-contract/engine';
import { loadRules, rulesAt } from '@traveldesk/markups-server';
import { clockNow } from '@traveldesk/shared-server';
import { mayBeShared, searchKey, suppliersKey } from '@traveldesk/suppliers-server';
import { noteRecentSearch } from '@traveldesk/users-server';
import type { FlightTools } from '../flights.tools';
import type { FrozenPricing } from './frozen-pricing';
import { batchesOf } from './offers.sql';
import { fromSearch } from './price-anew';
import type { WantedSearch } from './read-criteria';
import type { OpenSearch, SearchEvent } from './run';
import { findFinished, isOrdered, offerLifeMs } from './searches.sql';
import { fromSuppliers, startSearch, type Started } from './start-search';

/** How long equal searches share the first one (DESIGN 6). */
const sharedMs = 60_000;

/** Returns the latest expiry of a search's offers. */
export function endOf({ startedAt }: Pick<OpenSearch, 'startedAt'>): Date {
  return new Date(startedAt.getTime() + offerLifeMs);
}

/**
 * Opens the search with current rules. A running or just finished search is shared if the same rules priced it; otherwise its answers are
 * repriced, and no supplier is asked again.
 */
export async function openSearch(
  tools: FlightTools,
  wanted: WantedSearch,
  sellers: readonly Seller[],
): Promise<OpenSearch> {
  const { running, kernel } = tools;
  const at = new Date();
  const started: Started = { wanted, sellers, at, rules: await loadRules(kernel, at) };
  const { rules } = started;
  const key = searchKey(started);
  const finished = running.newest(key) ? undefined : await finishedSearch(tools, started);
  const isFinishedOurs = finished !== undefined && (await isPricedBy(tools, finished.pricing, rules));
  for (;;) {
    const under = running.newest(key);
    // A search with an order is not shared, since suppliers sell only one of its offers.
    const isSold = under !== undefined && (await isOrdered(tools.db, under.askedId));
    // Another request may have started a search during the query: look again. From here on nothing is awaited, so that of two concurrent
    // requests one starts the search and the other joins it.
    if (running.newest(key) !== under) continue;
    if (under && !isSold) {
      const isOurs = under.rules === rules || under.rules.revision > rules.revision;
      if (isOurs) return under.run.handOut();
      const source = fromSearch(tools, sellers, under.run.handOut(), under.askedId);
      return startSearch(tools, started, source).handOut();
    }
    if (!finished) return startSearch(tools, started, fromSuppliers(tools, sellers)).handOut();
    if (isFinishedOurs) return finished;
    return startSearch(tools, started, fromSearch(tools, sellers, finished, finished.askedId)).handOut();
  }
}

/**
 * Returns a search that has just finished, in any process. Not reused: a search with a supplier that may answer next time; one with an
 * order, since suppliers sell only one of its offers; one at other suppliers than now.
 */
async function finishedSearch(
  { db }: FlightTools,
  { wanted: { query, company, currency }, sellers }: Pick<Started, 'wanted' | 'sellers'>,
): Promise<(OpenSearch & { pricing: FrozenPricing; askedId: string }) | undefined> {
  const wanted = { query, currency, companyId: company?.id ?? null };
  const found = await findFinished(db, wanted, new Date(Date.now() - sharedMs));
  const outcomes = found?.outcomes ?? [];
  if (!found?.pricing || !mayBeShared(outcomes)) return undefined;
  const asked = outcomes.map(({ supplier }) => supplier);
  if (suppliersKey(asked) !== suppliersKey(sellers.map(({ key }) => key))) return undefined;
  const { id, created_at: startedAt, offers, pricing } = found;
  const askedId = found.asked_id ?? id;
  if (await isOrdered(db, askedId)) return undefined;
  return {
    id,
    startedAt,
    pricing,
    askedId,
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

/** Whether a search was priced by these rules or newer ones. The same revision may have other rules in force at another instant. */
async function isPricedBy(
  { kernel }: FlightTools,
  { revision, at }: FrozenPricing,
  rules: CompiledRules,
): Promise<boolean> {
  if (revision !== rules.revision) return revision > rules.revision;
  return (await rulesAt(kernel, { revision, at: new Date(at) })) === rules;
}

/** Records the search in the user's recent searches, with its company. */
export function remember(
  tools: FlightTools,
  { criteria, company }: WantedSearch,
  userId: string,
): Promise<void> {
  const companyId = company?.id ?? null;
  const query = encodeCriteria({ ...criteria, company_id: companyId });
  return noteRecentSearch(tools.db, { product: 'flight', userId, companyId, query, at: clockNow() });
}

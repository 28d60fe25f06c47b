import type { Seller } from '@traveldesk/companies-server';
import { loadRules, rulesAt } from '@traveldesk/markups-server';
import { mayBeShared, searchKey, suppliersKey } from '@traveldesk/suppliers-server';
import type { HotelTools } from '../hotels.tools';
import { latestDecision } from '../properties/decisions.sql';
import type { OpenSearch, SearchEvent } from './events';
import type { WantedSearch } from './read-stay';
import { batchesOf, findFinished } from './searches.sql';
import { startSearch, type Started } from './start-search';

/** How long equal searches share the first one, because an account allows few calls. */
const sharedMs = 60_000;

/**
 * Opens the search: a running or just finished one of the same query is shared if the same rules priced it, and nobody has joined or split
 * properties since.
 */
export async function openSearch(
  tools: HotelTools,
  wanted: WantedSearch,
  sellers: readonly Seller[],
): Promise<OpenSearch> {
  const { running, kernel, db } = tools;
  const at = new Date();
  const started: Started = {
    wanted,
    sellers,
    at,
    rules: await loadRules(kernel, at),
    decisions: await latestDecision(db),
  };
  const isOurs = () => {
    const under = running.newest(searchKey(started));
    return under?.rules === started.rules && under.decisions === started.decisions ? under.run : undefined;
  };
  const finished = isOurs() ? undefined : await finishedSearch(tools, started);
  // Another request may have started a search during the query. From here on nothing is awaited, so that of two concurrent requests one
  // starts the search and the other joins it.
  return isOurs()?.handOut() ?? finished ?? startSearch(tools, started).handOut();
}

/**
 * Returns a search that has just finished, in any process. A search of other suppliers, or with a supplier that may answer next
 * time, is not reused.
 */
async function finishedSearch(
  { db, kernel }: HotelTools,
  { wanted: { query, company, currency }, sellers, rules, decisions }: Started,
): Promise<OpenSearch | undefined> {
  const wanted = { query, currency, companyId: company?.id ?? null };
  const found = await findFinished(db, wanted, new Date(Date.now() - sharedMs));
  if (!found || found.decisions !== decisions) return undefined;
  const { id, created_at: startedAt, results, pricing } = found;
  const outcomes = found.outcomes ?? [];
  if (!mayBeShared(outcomes)) return undefined;
  const asked = outcomes.map(({ supplier }) => supplier);
  if (suppliersKey(asked) !== suppliersKey(sellers.map(({ key }) => key))) return undefined;
  const { revision, at } = pricing;
  if (revision !== rules.revision || (await rulesAt(kernel, { revision, at: new Date(at) })) !== rules) {
    return undefined;
  }
  return {
    id,
    startedAt,
    events: async function* (leaving): AsyncGenerator<SearchEvent> {
      for await (const batch of batchesOf(db, id)) {
        if (leaving.aborted) return;
        yield { type: 'results', ...batch };
      }
      yield* outcomes;
      yield { type: 'end', count: results ?? 0, ms: 0 };
    },
  };
}

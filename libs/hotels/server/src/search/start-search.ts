import type { Seller } from '@traveldesk/companies-server';
import type { CompiledRules } from '@traveldesk/markups-contract/engine';
import { createRun, newId } from '@traveldesk/shared-server';
import type { HotelTools } from '../hotels.tools';
import { askSupplier } from './ask-supplier';
import type { Run, SearchEvent } from './events';
import { pricingOf } from './pricing';
import type { WantedSearch } from './read-stay';
import { finishSearch, insertSearch } from './searches.sql';

/** The deadline of a search (STAYS 1); a supplier's own timeout may be shorter. */
const searchDeadlineMs = 30_000;

export interface Started {
  wanted: WantedSearch;
  sellers: readonly Seller[];
  /** The rules in force at `at`. */
  rules: CompiledRules;
  at: Date;
}

/** Returns the key of equal searches: same query, company, currency and suppliers. */
export function keyOf({ wanted, sellers }: Pick<Started, 'wanted' | 'sellers'>): string {
  const { query, company, currency } = wanted;
  return `${company?.id ?? 'none'} ${currency} ${namesOf(sellers.map(({ key }) => key))} ${query}`;
}

/** Returns a key that is equal for the same suppliers in any order. */
export const namesOf = (keys: readonly string[]) => [...keys].sort().join();

/** Starts a search, which asks all suppliers at once. It then runs by itself while somebody reads it. */
export function startSearch(tools: HotelTools, started: Started): Run {
  const { running, log } = tools;
  const run: Run = createRun<SearchEvent>(newId(), new Date(), () => running.remove(run));
  running.add(keyOf(started), { run, rules: started.rules });
  const deadline = setTimeout(run.expire, searchDeadlineMs);
  search(tools, run, started)
    .then(
      () => run.finish(),
      (error: unknown) => {
        log.error({ err: error, search: run.id }, 'a search failed');
        run.finish(error);
      },
    )
    .finally(() => {
      clearTimeout(deadline);
      running.remove(run);
    });
  return run;
}

async function search(tools: HotelTools, run: Run, { wanted, sellers, rules, at }: Started): Promise<void> {
  const { db, log } = tools;
  const from = performance.now();
  const pricing = await pricingOf(tools, wanted, sellers, { rules, at });
  await insertSearch(db, {
    id: run.id,
    companyId: wanted.company?.id ?? null,
    query: wanted.query,
    currency: wanted.currency,
    createdAt: run.startedAt,
    pricing: { revision: rules.revision, at: at.toISOString() },
  });
  const outcomes = await Promise.all(
    sellers.map((seller) => askSupplier(tools, seller, { run, wanted, pricing })),
  );
  if (run.signal.reason === 'abandoned') return;
  const results = outcomes.reduce((sum, { count }) => sum + count, 0);
  await finishSearch(db, run.id, { outcomes, results });
  run.emit({ type: 'end', count: results, ms: Math.round(performance.now() - from) });
  // In the background: nobody waits for it.
  pricing.keepSamples().catch((error: unknown) => log.warn({ err: error }, 'no sample of a search is kept'));
}

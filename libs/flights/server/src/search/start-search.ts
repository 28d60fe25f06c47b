import type { Seller } from '@traveldesk/companies-server';
import { newId } from '@traveldesk/shared-server';
import type { FlightTools } from '../flights.tools';
import { askSupplier } from './ask-supplier';
import { createCheapest } from './cheapest';
import type { WantedSearch } from './read-criteria';
import { createRun, type Run } from './run';
import { finishSearch, insertSearch, offerLifeMs } from './searches.sql';

/** Whoever waits for a search waits no longer; a supplier's own limit may be shorter. */
const searchDeadlineMs = 30_000;

/** Two searches of the same thing for the same company are one. */
export function keyOf({ query, company }: Pick<WantedSearch, 'query' | 'company'>): string {
  return `${company?.id ?? 'none'} ${query}`;
}

/** Sends a search out to all suppliers at once. It runs by itself from then on, for as long as somebody reads it. */
export function startSearch(tools: FlightTools, wanted: WantedSearch, sellers: readonly Seller[]): Run {
  const key = keyOf(wanted);
  const leave = () => {
    if (tools.running.get(key) === run) tools.running.delete(key);
  };
  const run = createRun(newId(), new Date(), leave);
  tools.running.set(key, run);
  const deadline = setTimeout(run.expire, searchDeadlineMs);
  search(tools, run, wanted, sellers)
    .then(
      () => run.finish(),
      (error: unknown) => {
        tools.log.error({ err: error, search: run.id }, 'a search failed');
        run.finish(error);
      },
    )
    .finally(() => {
      clearTimeout(deadline);
      leave();
    });
  return run;
}

async function search(
  { db, ...tools }: FlightTools,
  run: Run,
  { criteria, company, query }: WantedSearch,
  sellers: readonly Seller[],
): Promise<void> {
  const from = performance.now();
  const companyId = company?.id ?? null;
  const currency = company?.currency ?? null;
  await insertSearch(db, { id: run.id, companyId, query, currency, createdAt: run.startedAt });
  const cheapest = createCheapest(currency);
  const asking = {
    run,
    criteria,
    companyId,
    seen: cheapest.see,
    expiresAt: new Date(run.startedAt.getTime() + offerLifeMs),
  };
  const outcomes = await Promise.all(sellers.map((seller) => askSupplier({ db, ...tools }, seller, asking)));
  if (run.signal.reason === 'abandoned') return;
  const offers = outcomes.reduce((sum, { count }) => sum + count, 0);
  await finishSearch(db, run.id, { outcomes, offers, cheapest: cheapest.price() });
  run.emit({ type: 'end', count: offers, ms: Math.round(performance.now() - from) });
}

import type { Seller } from '@traveldesk/companies-server';
import type { CompiledRules } from '@traveldesk/markups-contract/engine';
import { startRun } from '@traveldesk/shared-server';
import { searchKey } from '@traveldesk/suppliers-server';
import type { HotelTools } from '../hotels.tools';
import { askSupplier } from './ask-supplier';
import type { Run } from './events';
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
  /** The number of the newest decision about properties, by which their records were joined and split. */
  decisions: string;
}

/** Starts a search, which asks all suppliers at once. */
export function startSearch(tools: HotelTools, started: Started): Run {
  const { running, log } = tools;
  return startRun(
    {
      running,
      key: searchKey(started),
      startedAt: new Date(),
      deadlineMs: searchDeadlineMs,
      log,
      entry: (run) => ({ run, rules: started.rules, decisions: started.decisions }),
    },
    (run) => search(tools, run, started),
  );
}

async function search(tools: HotelTools, run: Run, started: Started): Promise<void> {
  const { wanted, sellers, rules, at, decisions } = started;
  const { db, log } = tools;
  const from = performance.now();
  const pricing = await pricingOf(tools, wanted, sellers, { rules, at });
  await insertSearch(db, {
    id: run.id,
    companyId: wanted.company?.id ?? null,
    query: wanted.query,
    currency: wanted.currency,
    createdAt: run.startedAt,
    decisions,
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

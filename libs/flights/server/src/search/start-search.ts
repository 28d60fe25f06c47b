import type { Seller } from '@traveldesk/companies-server';
import type { SupplierLine } from '@traveldesk/flights-contract';
import type { CompiledRules } from '@traveldesk/markups-contract/engine';
import type { Money } from '@traveldesk/shared-contract';
import { startRun } from '@traveldesk/shared-server';
import { searchKey } from '@traveldesk/suppliers-server';
import type { FlightTools } from '../flights.tools';
import { askSupplier, type Asking } from './ask-supplier';
import { createCheapest } from './cheapest';
import { pricingOf } from './frozen-pricing';
import type { WantedSearch } from './read-criteria';
import type { Run } from './run';
import { createSampler } from './sampler';
import { finishSearch, insertSearch, offerLifeMs, setCheapest } from './searches.sql';

/** The deadline of a search; a supplier's own timeout may be shorter. */
export const searchDeadlineMs = 30_000;

/** The source of a search's offers. */
export interface Source {
  /** When the suppliers were asked: the start of the offers' life. */
  startedAt: Date;
  /** Returns the result of each supplier. */
  answers(asking: Asking): Promise<SupplierLine[]>;
  /** Whether suppliers are asked, which needs a deadline. */
  asks: boolean;
  /** Id of the earlier search whose answers are reused; null if this search asks the suppliers itself. */
  askedId: string | null;
}

/** Asks all suppliers at once. */
export function fromSuppliers(tools: FlightTools, sellers: readonly Seller[]): Source {
  return {
    startedAt: new Date(),
    answers: (asking) => Promise.all(sellers.map((seller) => askSupplier(tools, seller, asking))),
    asks: true,
    askedId: null,
  };
}

export interface Started {
  wanted: WantedSearch;
  sellers: readonly Seller[];
  /** The rules in force at `at`. */
  rules: CompiledRules;
  at: Date;
}

/** Starts a search. */
export function startSearch(tools: FlightTools, started: Started, source: Source): Run {
  const { running, log } = tools;
  return startRun(
    {
      running,
      key: searchKey(started),
      startedAt: source.startedAt,
      deadlineMs: source.asks ? searchDeadlineMs : null,
      log,
      entry: (run) => ({ run, rules: started.rules, askedId: source.askedId ?? run.id }),
    },
    (run) => search(tools, run, started, source),
  );
}

/**
 * Stores the lowest price while suppliers are still awaited, for the prices of other days. Writes are queued, so that the latest comes
 * last.
 */
function cheapestNotes({ db, log }: FlightTools, id: string) {
  let written: Promise<void> = Promise.resolve();
  return {
    note: (price: Money | null) => {
      written = written
        .then(() => setCheapest(db, id, price))
        .catch((error: unknown) =>
          log.warn({ err: error, search: id }, 'the cheapest price of a search could not be stored'),
        );
    },
    written: () => written,
  };
}

async function search(
  tools: FlightTools,
  run: Run,
  { wanted, sellers, rules, at }: Started,
  { answers, asks, askedId }: Source,
): Promise<void> {
  const { db } = tools;
  const { criteria, company, currency, query } = wanted;
  const from = performance.now();
  const companyId = company?.id ?? null;
  const priced = { company, currency, journey: criteria.type };
  const pricing = await pricingOf(tools, priced, sellers, { rules, at });
  const { frozen } = pricing;
  await insertSearch(db, {
    id: run.id,
    companyId,
    query,
    currency,
    createdAt: run.startedAt,
    pricing: frozen,
    askedId: askedId ?? run.id,
  });
  const cheapest = createCheapest(currency);
  const notes = cheapestNotes(tools, run.id);
  const sampler = createSampler(frozen);
  const outcomes = await answers({
    run,
    criteria,
    companyId,
    pricing,
    expiresAt: new Date(run.startedAt.getTime() + offerLifeMs),
    seen: (seller, offers) => {
      if (cheapest.see(offers)) notes.note(cheapest.price());
      sampler.see(seller, offers);
    },
  });
  await notes.written();
  if (run.signal.reason === 'abandoned') return;
  const offers = outcomes.reduce((sum, { count }) => sum + count, 0);
  await finishSearch(db, run.id, { outcomes, offers, cheapest: cheapest.price() });
  run.emit({ type: 'end', count: offers, ms: Math.round(performance.now() - from) });
  // Repriced offers are in the samples already.
  if (asks) sampler.keep(tools);
}

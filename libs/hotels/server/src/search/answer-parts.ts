import { setImmediate as breathe } from 'node:timers/promises';
import type { Seller } from '@traveldesk/companies-server';
import { CallAbandoned, searchedSupplier, SupplierFault } from '@traveldesk/suppliers-server';
import type { SupplierStay } from '../adapter';
import type { HotelTools } from '../hotels.tools';
import { recordsOf } from '../properties/records';
import { stayCalls } from '../stay-calls';
import type { Run } from './events';
import type { KeptStay } from './kept-stay';
import type { SearchPricing, StayPricer } from './pricing';
import type { WantedSearch } from './read-stay';
import { resultLifeMs } from './searches.sql';
import { shapedStays } from './shaped-stays';
import type { StaySieve } from './sieve';

/** The first part is small so that it appears soon; later parts are larger. */
const firstPart = 25;
const laterPart = 100;
/** A part of many rates ends earlier, because other work waits for its end. */
const partRates = 500;

export interface Asking {
  run: Run;
  wanted: WantedSearch;
  pricing: SearchPricing;
}

/** Yields a supplier's checked and priced results, part by part; other work runs between two parts. */
export async function* answerParts(
  tools: HotelTools,
  seller: Seller,
  sieve: StaySieve,
  { run, wanted, pricing }: Asking,
): AsyncGenerator<KeptStay[], void> {
  // Without an exchange rate, the supplier's prices cannot be shown in the search's currency.
  const pricer = pricing.pricerFor(seller);
  if (!pricer) throw new SupplierFault('no_rate', 'no');
  const { stays, call, settle, negotiated } = await stayCalls(tools, seller, {
    companyId: wanted.company?.id ?? null,
    reference: run.id,
    signal: run.signal,
  });
  let reading: Parameters<typeof settle>[0] = 'unread';
  try {
    const sent = await negotiated();
    const answer = await stays.search(call, { ...wanted.stay, negotiated: [...sent] });
    let size = firstPart;
    while (answer.left() > 0) {
      const found = sieve.sift(answer.read(size, partRates), sent);
      const kept = await keptStays(tools, seller, { found, pricer, sieve, wanted, run });
      if (kept.length > 0) yield kept;
      size = laterPart;
      await breathe();
      if (run.signal.aborted) throw new CallAbandoned('maybe');
    }
    reading = sieve.fault() ?? 'ok';
  } catch (error) {
    if (error instanceof SupplierFault) reading = error.reason;
    throw error;
  } finally {
    settle(reading);
  }
}

interface Found {
  found: readonly SupplierStay[];
  pricer: StayPricer;
  sieve: StaySieve;
  wanted: WantedSearch;
  run: Run;
}

async function keptStays(
  { db, cities, policy }: HotelTools,
  seller: Seller,
  { found, pricer, sieve, wanted: { stay }, run }: Found,
): Promise<KeptStay[]> {
  if (found.length === 0) return [];
  const properties = found.map(({ property }) => property);
  const [records, nearest] = await Promise.all([recordsOf(db, seller.id, properties), cities.nearest()]);
  const { training } = searchedSupplier(seller, policy);
  const latest = new Date(run.startedAt.getTime() + resultLifeMs).toISOString();
  return shapedStays(found, {
    pricer,
    sieve,
    records,
    nearest,
    supplier: { key: seller.key, training },
    center: stay.point,
    latest,
  });
}

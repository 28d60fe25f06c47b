import type { Seller } from '@traveldesk/companies-server';
import type { StaySupplierLine } from '@traveldesk/hotels-contract';
import { reportSupplier } from '@traveldesk/suppliers-server';
import type { HotelTools } from '../hotels.tools';
import { answerParts, type Asking } from './answer-parts';
import { insertBatch } from './searches.sql';
import { createStaySieve, type StaySieve } from './sieve';

/** Asks one supplier and emits its progress; never throws for a supplier's failure. Returns the supplier's result. */
export async function askSupplier(
  tools: HotelTools,
  seller: Seller,
  asking: Asking,
): Promise<StaySupplierLine> {
  const { signal, emit } = asking.run;
  const tally = createStaySieve(asking.wanted.stay, seller.currency);
  const reported = { supplier: seller.key, tally, signal, emit, log: tools.log };
  return reportSupplier(reported, keptParts(tools, seller, tally, asking));
}

/** Stores results before showing them, so that every shown result can be opened. Yields the number of results in each part. */
async function* keptParts(
  tools: HotelTools,
  seller: Seller,
  sieve: StaySieve,
  asking: Asking,
): AsyncGenerator<number, void> {
  const { run } = asking;
  for await (const results of answerParts(tools, seller, sieve, asking)) {
    const batch = { supplier: seller.key, results };
    await insertBatch(tools.db, { searchId: run.id, supplierId: seller.id, batch });
    run.emit({ type: 'results', ...batch });
    yield results.length;
  }
}

import { setImmediate as breathe, setTimeout as pause } from 'node:timers/promises';
import type { Seller } from '@traveldesk/companies-server';
import {
  slowAfterMs,
  type FlightCriteria,
  type SupplierFailure,
  type SupplierLine,
  type SupplierState,
} from '@traveldesk/flights-contract';
import { callsFor } from '../call/calls-for';
import { CallAbandoned, SupplierFault } from '../call/fault';
import type { FlightTools } from '../flights.tools';
import type { SupplierBatch } from '../adapter';
import { fits, keepOffers, type KeptOffer } from './kept-offer';
import type { NameBook } from './names';
import { newBatchId, offerIdOf } from './offer-ids';
import { insertBatch } from './offers.sql';
import type { Run } from './run';
import { sellsAirline, takesTravellers } from './sellers-for';

export interface Asking {
  run: Run;
  criteria: FlightCriteria;
  companyId: string | null;
  expiresAt: Date;
  /** Sees each part of the offers, once it is kept. */
  seen(offers: readonly KeptOffer[]): void;
}

/** Asks one supplier, and says what happens; never throws for what a supplier can do. Answers how it ended. */
export async function askSupplier(tools: FlightTools, seller: Seller, asking: Asking): Promise<SupplierLine> {
  const { run } = asking;
  const from = performance.now();
  const found = { count: 0, dropped: 0 };
  const say = (status: SupplierState, reason: SupplierFailure | null = null): SupplierLine => {
    const ms = Math.round(performance.now() - from);
    const line: SupplierLine = { type: 'supplier', supplier: seller.key, status, reason, ms, ...found };
    run.emit(line);
    return line;
  };
  say('searching');
  const slow = setTimeout(() => say('slow'), slowAfterMs);
  try {
    for await (const batch of batchesFrom(tools, seller, asking)) {
      clearTimeout(slow);
      const offers = await keepBatch(tools, seller, batch, asking);
      found.count += offers.length;
      found.dropped += batch.dropped;
    }
    return say('done');
  } catch (error) {
    return say(
      'failed',
      reasonOf(error, run, (unexpected) => {
        tools.log.error({ err: unexpected, supplier: seller.key }, 'a search of a supplier failed');
      }),
    );
  } finally {
    clearTimeout(slow);
  }
}

/** As long as a line takes to be packed and handed to the network. */
const firstLineMs = 5;

/** What fits, part by part; others get their turn between two parts. */
async function* batchesFrom(
  tools: FlightTools,
  seller: Seller,
  { run, criteria, companyId }: Asking,
): AsyncGenerator<SupplierBatch & { theirs: Parameters<NameBook['of']>[1] }> {
  // Others may take them: it is told of this one, and the search goes on.
  if (!takesTravellers(seller, criteria)) throw new SupplierFault('unsupported');
  const { call, timeoutMs } = await callsFor(tools, {
    ...{ seller, companyId, reference: run.id, signal: run.signal },
  });
  const { key, currency } = seller;
  const adapter = tools.adapters[seller.protocol];
  const answer = await adapter.search(call, criteria, { key, currency, timeoutMs });
  let isFirst = true;
  for (const { offers, dropped } of answer.batches()) {
    const sold = offers.filter(({ airline }) => sellsAirline(seller, airline));
    const fitting = sold.filter((offer) => fits(offer, criteria));
    yield { offers: fitting, dropped: dropped + offers.length - sold.length, theirs: answer.names };
    // The first line leaves, packed and sent, before the next offers take the processor.
    await (isFirst ? pause(firstLineMs) : breathe());
    isFirst = false;
    if (run.signal.aborted) throw new CallAbandoned();
  }
}

/** Keeps offers and then shows them, so that what is shown can be chosen. */
async function keepBatch(
  { db, policy, names: book }: FlightTools,
  seller: Seller,
  { offers, theirs }: SupplierBatch & { theirs: Parameters<NameBook['of']>[1] },
  { run, companyId, expiresAt, seen }: Asking,
): Promise<KeptOffer[]> {
  if (offers.length === 0) return [];
  const id = newBatchId();
  const kept = keepOffers(offers, {
    ...{ companyId, supplierId: seller.id, supplierKey: seller.key, expiresAt },
    training: policy.isTraining(new URL(seller.base_url)),
    idOf: (index) => offerIdOf(id, index),
  });
  const names = await book.of(
    kept.map(({ offer }) => offer),
    theirs,
  );
  const batch = { supplier: seller.key, offers: kept, names };
  await insertBatch(db, { id, searchId: run.id, supplierId: seller.id, expiresAt, batch });
  seen(kept);
  run.emit({ type: 'offers', ...batch });
  return kept;
}

function reasonOf(error: unknown, run: Run, unexpected: (error: unknown) => void): SupplierFailure {
  if (error instanceof SupplierFault) return error.reason;
  if (error instanceof CallAbandoned || run.signal.aborted) return 'deadline';
  unexpected(error);
  return 'internal';
}

import { setImmediate as breathe, setTimeout as pause } from 'node:timers/promises';
import type { Seller } from '@traveldesk/companies-server';
import {
  slowAfterMs,
  type FlightCriteria,
  type SupplierLine,
  type SupplierState,
} from '@traveldesk/flights-contract';
import { callsFor } from '../call/calls-for';
import { CallAbandoned, SupplierFault } from '../call/fault';
import type { FlightTools } from '../flights.tools';
import type { SupplierNames } from '../adapter';
import { checkContext } from '../check/check-context';
import type { BelievedOffer } from '../check/check-offer';
import { createSieve, type Sieve } from '../check/sieve';
import { keepOffers, type KeptOffer } from './kept-offer';
import { newBatchId, offerIdOf } from './offer-ids';
import { insertBatch } from './offers.sql';
import type { Run } from './run';
import { takesTravellers } from './sellers-for';

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
  const sieve = createSieve(seller);
  let count = 0;
  const say = (status: SupplierState, fault: Pick<SupplierFault, 'reason' | 'until'> | null = null) => {
    const causes = sieve.dropped();
    const line: SupplierLine = {
      type: 'supplier',
      supplier: seller.key,
      status,
      reason: fault?.reason ?? null,
      ms: Math.round(performance.now() - from),
      count,
      causes,
      dropped: Object.values(causes).reduce((sum, count) => sum + count, 0),
      until: fault?.until?.toISOString() ?? null,
    };
    run.emit(line);
    return line;
  };
  say('searching');
  const slow = setTimeout(() => say('slow'), slowAfterMs);
  try {
    for await (const batch of batchesFrom(tools, seller, sieve, asking)) {
      clearTimeout(slow);
      count += await keepBatch(tools, seller, batch, asking);
    }
    const fault = sieve.fault();
    return fault && count === 0 ? say('failed', new SupplierFault(fault, 'maybe')) : say('done');
  } catch (error) {
    return say(
      'failed',
      faultOf(error, run, (unexpected) => {
        tools.log.error({ err: unexpected, supplier: seller.key }, 'a search of a supplier failed');
      }),
    );
  } finally {
    clearTimeout(slow);
  }
}

/** As long as a line takes to be packed and handed to the network. */
const firstLineMs = 5;

/** What is left of a part of the answer, and what the supplier calls the codes in it. */
interface Sifted {
  offers: BelievedOffer[];
  theirs: SupplierNames;
}

/** What is believed and for sale, part by part; others get their turn between two parts. */
async function* batchesFrom(
  tools: FlightTools,
  seller: Seller,
  sieve: Sieve,
  { run, criteria, companyId }: Asking,
): AsyncGenerator<Sifted> {
  // Others may take them: it is told of this one, and the search goes on.
  if (!takesTravellers(seller, criteria)) throw new SupplierFault('unsupported', 'no');
  const { call, settle, timeoutMs } = await callsFor(tools, {
    seller,
    companyId,
    reference: run.id,
    kind: 'search',
    signal: run.signal,
  });
  const { key, currency } = seller;
  let reading: Parameters<typeof settle>[0] = 'unread';
  try {
    const answer = await tools.adapters[seller.protocol].search(call, criteria, { key, currency, timeoutMs });
    let isFirst = true;
    for (const batch of answer.batches()) {
      const context = await checkContext(tools, seller, criteria, { ...batch, names: answer.names });
      yield { offers: sieve.sift(batch, context), theirs: answer.names };
      // The first line leaves, packed and sent, before the next offers take the processor.
      await (isFirst ? pause(firstLineMs) : breathe());
      isFirst = false;
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

/** Keeps offers and then shows them, so that what is shown can be chosen. Answers how many. */
async function keepBatch(
  { db, policy, names: book }: FlightTools,
  seller: Seller,
  { offers, theirs }: Sifted,
  { run, companyId, expiresAt, seen }: Asking,
): Promise<number> {
  if (offers.length === 0) return 0;
  const id = newBatchId();
  const kept = keepOffers(offers, {
    companyId,
    supplierId: seller.id,
    supplierKey: seller.key,
    expiresAt,
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
  return kept.length;
}

function faultOf(
  error: unknown,
  run: Run,
  unexpected: (error: unknown) => void,
): Pick<SupplierFault, 'reason' | 'until'> {
  if (error instanceof SupplierFault) return error;
  if (error instanceof CallAbandoned || run.signal.aborted) return { reason: 'deadline', until: null };
  unexpected(error);
  return { reason: 'internal', until: null };
}

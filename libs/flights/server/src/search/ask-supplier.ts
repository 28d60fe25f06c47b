import type { Seller } from '@traveldesk/companies-server';
import type { SupplierLine } from '@traveldesk/flights-contract';
import { slowAfterMs, type SupplierState } from '@traveldesk/suppliers-contract';
import { CallAbandoned, SupplierFault } from '@traveldesk/suppliers-server';
import { createSieve } from '../check/sieve';
import type { FlightTools } from '../flights.tools';
import { answerParts, type AnswerPart, type Asked } from './answer-parts';
import { keepPart, type Keeping, type Part } from './keep-part';
import { keptOffer } from './kept-offer';
import type { Run } from './run';

export interface Asking extends Asked, Keeping {}

/** Asks one supplier and emits its progress; never throws for a supplier's failure. Returns the supplier's result. */
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
    for await (const part of answerParts(tools, seller, sieve, asking)) {
      clearTimeout(slow);
      count += await keepPart(tools, seller, partOf(tools, seller, part, asking.expiresAt), asking);
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

/** Prepares a part of the answer for storage and display. */
function partOf(
  { names: book, policy }: FlightTools,
  seller: Seller,
  { offers, theirs }: AnswerPart,
  expiresAt: Date,
): Part {
  const training = policy.isTraining(new URL(seller.base_url));
  const context = { supplierKey: seller.key, training, expiresAt };
  return {
    makers: offers.map((sold) => (id) => keptOffer(id, sold, context)),
    namesOf: (kept) => book.of(kept, theirs),
  };
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

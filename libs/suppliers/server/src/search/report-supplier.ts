import type { Kernel } from '@traveldesk/shared-server';
import { slowAfterMs, type SupplierLine, type SupplierState } from '@traveldesk/suppliers-contract';
import { CallAbandoned, SupplierFault } from '../call/fault';
import type { Tally } from './tally';

export interface Reported<Cause extends string> {
  /** The key of the supplier. */
  supplier: string;
  tally: Pick<Tally<Cause>, 'dropped' | 'fault'>;
  /** Aborts at the deadline of the search, or when nobody reads it any more. */
  signal: AbortSignal;
  emit(line: SupplierLine<Cause>): void;
  log: Kernel['log'];
}

/**
 * Reports the progress of a supplier's search while `parts` yields the number of results in each part. Never throws for a supplier's
 * failure. Returns the last report.
 */
export async function reportSupplier<Cause extends string>(
  { supplier, tally, signal, emit, log }: Reported<Cause>,
  parts: AsyncIterable<number>,
): Promise<SupplierLine<Cause>> {
  const from = performance.now();
  let count = 0;
  const say = (status: SupplierState, fault: Pick<SupplierFault, 'reason' | 'until'> | null = null) => {
    const causes = tally.dropped();
    const line: SupplierLine<Cause> = {
      type: 'supplier',
      supplier,
      status,
      reason: fault?.reason ?? null,
      ms: Math.round(performance.now() - from),
      count,
      causes,
      dropped: Object.values<number | undefined>(causes).reduce<number>((sum, one) => sum + (one ?? 0), 0),
      until: fault?.until?.toISOString() ?? null,
    };
    emit(line);
    return line;
  };
  say('searching');
  const slow = setTimeout(() => say('slow'), slowAfterMs);
  try {
    for await (const found of parts) {
      clearTimeout(slow);
      count += found;
    }
    const fault = tally.fault();
    return fault && count === 0 ? say('failed', new SupplierFault(fault, 'maybe')) : say('done');
  } catch (error) {
    if (error instanceof SupplierFault) return say('failed', error);
    if (error instanceof CallAbandoned || signal.aborted) {
      return say('failed', { reason: 'deadline', until: null });
    }
    log.error({ err: error, supplier }, 'a supplier search failed');
    return say('failed', { reason: 'internal', until: null });
  } finally {
    clearTimeout(slow);
  }
}

import { Problem } from '@traveldesk/shared-server';
import { CallAbandoned, SupplierFault } from './fault';

/** Seconds after which a supplier that did not answer may be asked again. */
const retryAfter = 10;

/** Returns the 503 `supplier_unavailable` of a supplier that gave no usable answer; any other error unchanged. */
export function unavailable(error: unknown, { name }: { name: string }): unknown {
  if (!(error instanceof SupplierFault || error instanceof CallAbandoned)) return error;
  const until = error instanceof SupplierFault && error.until;
  const seconds = until ? Math.ceil((until.getTime() - Date.now()) / 1000) : retryAfter;
  return new Problem(503, 'supplier_unavailable', {
    params: { name },
    retryAfter: Math.max(1, seconds),
  });
}

import type { SupplierFailure, SupplierLine } from '@traveldesk/suppliers-contract';

/** Failures without a call, which asking again at once does not change. */
const lasting: ReadonlySet<SupplierFailure> = new Set([
  'unknown_protocol',
  'no_credentials',
  'credentials_lost',
  'no_rate',
]);

/** Whether equal searches may share a finished one: no supplier failed that may answer next time. */
export function mayBeShared(outcomes: readonly Pick<SupplierLine<string>, 'status' | 'reason'>[]): boolean {
  return outcomes.every(
    ({ status, reason }) => status === 'done' || (reason !== null && lasting.has(reason)),
  );
}

import {
  type CallContext,
  callsOf,
  createGates,
  hostPolicyOf,
  limitsOf,
  type SupplierCalls,
} from '@traveldesk/suppliers-server';
import { errorsIn } from '@traveldesk/suppliers-server/duffel';
import { duffelProtocol } from '../duffel/duffel.protocol';

/** A secret token, which no output may contain. */
export const token = 'duffel_test_nobody-may-read-4x8Y';

/** Returns calls to a supplier at a loopback address, without a database; searches by default. */
export function callsTo(baseUrl: string, change: Partial<CallContext> = {}): SupplierCalls {
  const kind = change.kind ?? 'search';
  return callsOf({
    supplierId: 'one',
    companyId: null,
    reference: null,
    kind,
    errorsIn,
    limits: limitsOf(kind, { timeoutMs: 1_000, concurrency: 5, orderTimeoutMs: 130_000 }),
    protocol: duffelProtocol,
    connection: { baseUrl, credentials: token },
    gate: createGates()('one', kind),
    policy: hostPolicyOf({
      environment: 'production',
      demoData: false,
      sandboxPort: 0,
      supplierAllowedHosts: ['127.0.0.1'],
    }),
    signal: new AbortController().signal,
    record: () => {},
    ...change,
  });
}

import { companyConnectionOf, type Seller } from '@traveldesk/companies-server';
import type { FlightTools } from '../flights.tools';
import { callsOf, type CallSupplier } from './call-supplier';
import { SupplierFault } from './fault';
import { insertCall } from './supplier-calls.sql';

export interface CallsFor {
  seller: Pick<Seller, 'id' | 'concurrency'>;
  companyId: string | null;
  /** The search it is for. */
  reference: string;
  signal: AbortSignal;
}

/** How to call a supplier for a company, its token opened for no longer than that. Throws a SupplierFault without one. */
export async function callsFor(
  { db, log, secrets, policy, gateOf }: FlightTools,
  { seller, companyId, reference, signal }: CallsFor,
): Promise<{ call: CallSupplier; timeoutMs: number }> {
  const connection = await companyConnectionOf(db, secrets, { companyId, supplierId: seller.id });
  if (connection === undefined) throw new SupplierFault('no_credentials');
  if (typeof connection === 'string') throw new SupplierFault(connection);
  const call = callsOf({
    ...{
      supplierId: seller.id,
      companyId,
      reference,
      concurrency: seller.concurrency,
      connection,
      policy,
      signal,
    },
    gate: gateOf(seller.id),
    // Beside the answer, which does not wait for it.
    record: (made) =>
      void insertCall(db, made).catch((error: unknown) =>
        log.warn({ err: error }, 'a supplier call is not recorded'),
      ),
  });
  return { call, timeoutMs: connection.timeoutMs };
}

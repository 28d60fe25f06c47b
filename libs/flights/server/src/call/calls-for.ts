import { companyConnectionOf, type Seller } from '@traveldesk/companies-server';
import type { FlightTools } from '../flights.tools';
import type { MaskedExchange } from '../orders/masked-exchange';
import { overheard } from '../orders/overheard';
import { callsOf, type SupplierCalls } from './call-supplier';
import { SupplierFault } from './fault';
import { limitsOf, type CallKind } from './kinds';
import { insertCall } from './supplier-calls.sql';

export interface CallsFor {
  seller: Pick<Seller, 'id' | 'protocol' | 'concurrency'>;
  companyId: string | null;
  /** What they are for: a search's id, an attempt's at an order. */
  reference: string;
  kind: CallKind;
  signal: AbortSignal;
  /** Is told of each exchange once it is over, for the log of an order. */
  hear?: (exchange: MaskedExchange) => void;
}

/** How to call a supplier for a company, its token opened for no longer than that. Throws a SupplierFault without one. */
export async function callsFor(
  { db, log, secrets, policy, adapters, gateOf }: FlightTools,
  { seller, companyId, reference, kind, signal, hear }: CallsFor,
): Promise<SupplierCalls & { timeoutMs: number }> {
  const connection = await companyConnectionOf(db, secrets, { companyId, supplierId: seller.id });
  if (connection === undefined) throw new SupplierFault('no_credentials', 'no');
  if (typeof connection === 'string') throw new SupplierFault(connection, 'no');
  const limits = limitsOf(kind, { timeoutMs: connection.timeoutMs, concurrency: seller.concurrency });
  const calls = callsOf({
    supplierId: seller.id,
    companyId,
    reference,
    kind,
    limits,
    connection,
    policy,
    signal,
    gate: gateOf(seller.id, kind),
    errorsIn: adapters[seller.protocol].errorsIn,
    // Beside the answer, which does not wait for it.
    record: (made) =>
      void insertCall(db, made).catch((error: unknown) =>
        log.warn({ err: error }, 'a supplier call is not recorded'),
      ),
  });
  const call = hear ? overheard(calls.call, connection.credentials, hear) : calls.call;
  return { ...calls, call, timeoutMs: limits.timeoutMs };
}

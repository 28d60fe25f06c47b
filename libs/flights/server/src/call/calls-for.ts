import { companyConnectionOf, type Seller } from '@traveldesk/companies-server';
import { sentSecrets } from '@traveldesk/suppliers-server';
import type { FlightTools } from '../flights.tools';
import type { MaskedExchange } from '../orders/masked-exchange';
import { overheard } from '../orders/overheard';
import { flightProtocolOf, type FlightProtocol } from '../protocol';
import { callsOf, type SupplierCalls } from './call-supplier';
import { SupplierFault } from './fault';
import { limitsOf, type CallKind } from './kinds';
import { insertCall } from './supplier-calls.sql';

export interface CallsFor {
  seller: Pick<Seller, 'id' | 'protocol' | 'concurrency'>;
  companyId: string | null;
  /** The id of the search, or of the attempt at an order, that the calls are made for. */
  reference: string;
  kind: CallKind;
  signal: AbortSignal;
  /** Called with each exchange once it is over, for the log of an order. */
  hear?: (exchange: MaskedExchange) => void;
}

/**
 * Opens a company's connection to a supplier, its token decrypted only for these calls. Throws a SupplierFault if the company has no usable
 * token.
 */
export async function callsFor(
  { kernel, db, log, secrets, policy, gateOf }: FlightTools,
  { seller, companyId, reference, kind, signal, hear }: CallsFor,
): Promise<SupplierCalls & Pick<FlightProtocol, 'offers' | 'orders'> & { timeoutMs: number }> {
  const { protocol, offers, orders, orderTimeoutMs } = flightProtocolOf(kernel, seller.protocol);
  const connection = await companyConnectionOf(db, secrets, { companyId, supplierId: seller.id });
  if (connection === undefined) throw new SupplierFault('no_credentials', 'no');
  if (typeof connection === 'string') throw new SupplierFault(connection, 'no');
  // A protocol is used for suppliers of its own module only.
  if (connection.module !== protocol.module) throw new SupplierFault('unknown_protocol', 'no');
  const { timeoutMs, credentials } = connection;
  const limits = limitsOf(kind, { timeoutMs, concurrency: seller.concurrency, orderTimeoutMs });
  const calls = callsOf({
    supplierId: seller.id,
    companyId,
    reference,
    kind,
    limits,
    protocol,
    connection,
    policy,
    signal,
    gate: gateOf(seller.id, kind),
    errorsIn: offers.errorsIn,
    // Runs in the background: the answer does not wait for the record.
    record: (made) =>
      void insertCall(db, made).catch((error: unknown) =>
        log.warn({ err: error }, 'a supplier call could not be recorded'),
      ),
  });
  const masking = { fields: protocol.masked, credentials: sentSecrets(protocol, credentials) };
  const call = hear ? overheard(calls.call, masking, hear) : calls.call;
  return { ...calls, call, offers, orders, timeoutMs: limits.timeoutMs };
}

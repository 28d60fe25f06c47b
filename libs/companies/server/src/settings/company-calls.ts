import type { Db, Kernel, Secrets } from '@traveldesk/shared-server';
import {
  namesOfAccount,
  callsOf,
  limitsOf,
  sentSecrets,
  SupplierFault,
  type CallContext,
  type CallRecords,
  type GateOf,
  type HostPolicy,
  type SupplierCalls,
  type SupplierProtocol,
} from '@traveldesk/suppliers-server';
import { companyConnectionOf, type Seller } from './selling';

/** The services of a process that calls to suppliers need. */
export interface CallTools {
  db: Db;
  log: Kernel['log'];
  secrets: Secrets;
  policy: HostPolicy;
  gateOf: GateOf;
  callRecords: Pick<CallRecords, 'add'>;
}

export interface CompanyCall extends Pick<
  CallContext,
  'companyId' | 'reference' | 'kind' | 'signal' | 'errorsIn'
> {
  seller: Pick<Seller, 'id' | 'concurrency'>;
  protocol: SupplierProtocol;
  /** The protocol's timeout of an order; a search has that of the supplier. */
  orderTimeoutMs: number;
}

export interface CompanyCalls extends SupplierCalls {
  timeoutMs: number;
  /** The credentials in each form that the calls send. */
  secrets: readonly string[];
  /** The names of the account that the calls use, as `companyAccounts` returns them. */
  accounts: readonly string[];
}

const purpose = 'company_account';

/**
 * Returns the names of the account that a company uses at a supplier, the newest first; all companies with the platform's access have the
 * same ones. None if there is no usable token.
 */
export async function companyAccounts(
  { db, secrets }: Pick<CallTools, 'db' | 'secrets'>,
  key: { companyId: string; supplierId: string },
): Promise<readonly string[]> {
  const connection = await companyConnectionOf(db, secrets, key);
  return connection && typeof connection === 'object' ? namesOfAccount(secrets, purpose, connection) : [];
}

/**
 * Opens a company's connection to a supplier, its token decrypted only for these calls. Throws a SupplierFault if the company has no usable
 * token.
 */
export async function companyCalls(
  { db, secrets, policy, gateOf, callRecords }: CallTools,
  { seller, protocol, orderTimeoutMs, ...call }: CompanyCall,
): Promise<CompanyCalls> {
  const { companyId, kind } = call;
  const connection = await companyConnectionOf(db, secrets, { companyId, supplierId: seller.id });
  if (connection === undefined) throw new SupplierFault('no_credentials', 'no');
  if (typeof connection === 'string') throw new SupplierFault(connection, 'no');
  // A protocol is used for suppliers of its own module only.
  if (connection.module !== protocol.module) throw new SupplierFault('unknown_protocol', 'no');
  const { timeoutMs, credentials } = connection;
  const limits = limitsOf(kind, { timeoutMs, concurrency: seller.concurrency, orderTimeoutMs });
  const calls = callsOf({
    ...call,
    supplierId: seller.id,
    limits,
    protocol,
    connection,
    policy,
    gate: gateOf(seller.id, kind),
    record: callRecords.add,
  });
  return {
    ...calls,
    timeoutMs: limits.timeoutMs,
    secrets: sentSecrets(protocol, credentials),
    accounts: namesOfAccount(secrets, purpose, connection),
  };
}

import type { Db, Kernel, Recorder, Secrets, Tx } from '@traveldesk/shared-server';
import { createLimits, type LimitsByKind } from './call/account-limits';
import { createCallRecords, type CallRecords } from './call/call-records';
import { createGates, type GateOf } from './call/kinds';
import { hostPolicyOf, type HostPolicy } from './call/host-policy';
import type { SpokenProtocol } from './protocols';

/** A supplier whose address changes, with its name before. */
export interface MovedSupplier {
  id: string;
  name: string;
}

/** Another domain's own credentials for suppliers, bound to one address. */
export interface KeptCredentials {
  /** Counts them for a supplier. */
  count(db: Db | Tx, supplierId: string): Promise<number>;
  /** Deletes them in the transaction that changes the address; the supplier is locked. */
  end(tx: Tx, record: Recorder, supplier: MovedSupplier): Promise<void>;
}

/** The module's per-process state. */
export interface SupplierTools {
  secrets: Secrets;
  policy: HostPolicy;
  /** Registered protocols by name. */
  protocols: Map<string, SpokenProtocol>;
  /** How long accounts accept no calls, for the products of all suppliers. */
  limits: LimitsByKind;
  /** Breakers and free slots of each supplier. */
  gateOf: GateOf;
  callRecords: CallRecords;
  /** Credentials that other domains keep for suppliers' addresses. */
  keptCredentials: KeptCredentials[];
}

/** The tools that creating and changing a supplier need. */
export type WritingTools = Pick<SupplierTools, 'secrets' | 'policy' | 'protocols'>;

declare module '@traveldesk/shared-server' {
  interface ModuleTools {
    suppliers: SupplierTools;
  }
}

export function supplierTools({ config, db, log, secrets }: Kernel): SupplierTools {
  const limits = createLimits();
  return {
    secrets,
    policy: hostPolicyOf(config),
    protocols: new Map(),
    limits,
    gateOf: createGates(limits),
    callRecords: createCallRecords(db, log),
    keptCredentials: [],
  };
}

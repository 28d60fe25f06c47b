import type { Db, Kernel, Recorder, Secrets, Tx } from '@traveldesk/shared-server';
import { hostPolicyOf, type HostPolicy } from './call/host-policy';
import type { SpokenProtocol } from './protocols';

/** A supplier whose address changes, by the name it has until then. */
export interface MovedSupplier {
  id: string;
  name: string;
}

/** What another domain keeps to call suppliers by: credentials of its own, which were given for one address. */
export interface KeptCredentials {
  /** How many of them there are for a supplier. */
  count(db: Db | Tx, supplierId: string): Promise<number>;
  /** Ends them, in the transaction that changes the address; the supplier is locked. */
  end(tx: Tx, record: Recorder, supplier: MovedSupplier): Promise<void>;
}

/** What suppliers keep in one process. */
export interface SupplierTools {
  secrets: Secrets;
  policy: HostPolicy;
  /** The protocols that were registered, by name. */
  protocols: Map<string, SpokenProtocol>;
  /** What other domains keep for suppliers' addresses. */
  keptCredentials: KeptCredentials[];
}

/** What writing a supplier needs of it. */
export type WritingTools = Pick<SupplierTools, 'secrets' | 'policy' | 'protocols'>;

declare module '@traveldesk/shared-server' {
  interface ModuleTools {
    suppliers: SupplierTools;
  }
}

export function supplierTools({ config, secrets }: Kernel): SupplierTools {
  return { secrets, policy: hostPolicyOf(config), protocols: new Map(), keptCredentials: [] };
}

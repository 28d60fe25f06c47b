import type { SupplierProtocol } from '@traveldesk/suppliers-contract';
import { hostPolicyOf, type HostPolicy } from '@traveldesk/suppliers-server';
import { createSecrets, type Db, type Kernel, type Secrets } from '@traveldesk/shared-server';
import type { SupplierAdapter } from './adapter';
import { createBreaker } from './call/breaker';
import type { SupplierGate } from './call/call-supplier';
import { createSlots } from './call/slots';
import { duffelAdapter } from './duffel/duffel.adapter';
import { createNameBook, type NameBook } from './search/names';
import type { Run } from './search/run';

/** What the routes of flights share in one process. */
export interface FlightTools {
  db: Db;
  log: Kernel['log'];
  secrets: Secrets;
  policy: HostPolicy;
  adapters: Readonly<Record<SupplierProtocol, SupplierAdapter>>;
  /** The gate of each supplier, by its id. */
  gateOf(supplierId: string): SupplierGate;
  names: NameBook;
  /** Searches that are under way, by what makes two of them equal. */
  running: Map<string, Run>;
}

export function flightTools({ db, log, config }: Kernel): FlightTools {
  const gates = new Map<string, SupplierGate>();
  return {
    db,
    log,
    secrets: createSecrets(config.secretKey),
    policy: hostPolicyOf(config),
    adapters: { duffel: duffelAdapter },
    gateOf: (id) => {
      const gate = gates.get(id) ?? { breaker: createBreaker(), slots: createSlots() };
      gates.set(id, gate);
      return gate;
    },
    names: createNameBook(db),
    running: new Map(),
  };
}

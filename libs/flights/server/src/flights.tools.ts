import type { SupplierProtocol } from '@traveldesk/suppliers-contract';
import { hostPolicyOf, type HostPolicy } from '@traveldesk/suppliers-server';
import type { Db, Kernel, Secrets } from '@traveldesk/shared-server';
import type { SupplierAdapter } from './adapter';
import { createGates, type GateOf } from './call/kinds';
import { duffelAdapter } from './duffel/duffel.adapter';
import { createNameBook, type NameBook } from './search/names';
import type { Run } from './search/run';
import { createZones, type Zones } from './check/zones';

/** What flights keep in one process. */
export interface FlightTools {
  db: Db;
  log: Kernel['log'];
  secrets: Secrets;
  policy: HostPolicy;
  adapters: Readonly<Record<SupplierProtocol, SupplierAdapter>>;
  gateOf: GateOf;
  names: NameBook;
  zones: Zones;
  /** Searches that are under way, by what makes two of them equal. */
  running: Map<string, Run>;
}

declare module '@traveldesk/shared-server' {
  interface ModuleTools {
    flights: FlightTools;
  }
}

export function flightTools({ db, log, config, secrets, stopping }: Kernel): FlightTools {
  const running = new Map<string, Run>();
  // Who reads a search gets its last line, with what is there by then.
  stopping.addEventListener('abort', () => running.forEach((run) => run.expire()));
  return {
    db,
    log,
    secrets,
    policy: hostPolicyOf(config),
    adapters: { duffel: duffelAdapter },
    gateOf: createGates(),
    names: createNameBook(db),
    zones: createZones(),
    running,
  };
}

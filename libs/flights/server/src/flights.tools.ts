import { hostPolicyOf, type HostPolicy } from '@traveldesk/suppliers-server';
import type { Db, Kernel, Secrets } from '@traveldesk/shared-server';
import { createGates, type GateOf } from './call/kinds';
import { createNameBook, type NameBook } from './search/names';
import { createRunning, type RunningSearches } from './search/running';
import { createZones, type Zones } from './check/zones';

/** What flights keep in one process. */
export interface FlightTools {
  /** Keeps the rules that prices are made by, and the protocols of suppliers, for all domains. */
  kernel: Pick<Kernel, 'db' | 'tools'>;
  db: Db;
  log: Kernel['log'];
  secrets: Secrets;
  /**
   * Keys of offers are made of the supplier's fees, too, which companies are not told: with a part that nobody knows they cannot be found
   * out by trying.
   */
  offerSecret: string;
  policy: HostPolicy;
  gateOf: GateOf;
  names: NameBook;
  zones: Zones;
  running: RunningSearches;
}

declare module '@traveldesk/shared-server' {
  interface ModuleTools {
    flights: FlightTools;
  }
}

export function flightTools(kernel: Kernel): FlightTools {
  const { db, log, config, secrets, stopping } = kernel;
  const running = createRunning();
  // Who reads a search gets its last line, with what is there by then.
  stopping.addEventListener('abort', () => {
    for (const run of running.all()) run.expire();
  });
  return {
    kernel,
    db,
    log,
    secrets,
    offerSecret: secrets.tokensOf('flights:offer_keys')[0] ?? '',
    policy: hostPolicyOf(config),
    gateOf: createGates(),
    names: createNameBook(db),
    zones: createZones(),
    running,
  };
}

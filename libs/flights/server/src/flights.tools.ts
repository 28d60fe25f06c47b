import {
  createZones,
  type Zones,
  createRunning,
  type RunningSearches,
  toolsOf,
  type Db,
  type Kernel,
  type Secrets,
} from '@traveldesk/shared-server';
import { type CallRecords, type GateOf, type HostPolicy, hostPolicyOf } from '@traveldesk/suppliers-server';
import { createNameBook, type NameBook } from './search/names';
import type { Running } from './search/run';

/** The services and state of flights in one process. */
export interface FlightTools {
  /** Source of the pricing rules and supplier protocols of all domains. */
  kernel: Pick<Kernel, 'db' | 'tools'>;
  db: Db;
  log: Kernel['log'];
  secrets: Secrets;
  /**
   * The secret part of offer keys. Offer keys derive from the supplier's fees, among others, which companies must not know; the secret
   * prevents guessing them by trial.
   */
  offerSecret: string;
  policy: HostPolicy;
  gateOf: GateOf;
  callRecords: CallRecords;
  names: NameBook;
  zones: Zones;
  running: RunningSearches<Running>;
}

declare module '@traveldesk/shared-server' {
  interface ModuleTools {
    flights: FlightTools;
  }
}

export function flightTools(kernel: Kernel): FlightTools {
  const { db, log, config, secrets, stopping } = kernel;
  const { gateOf, callRecords } = toolsOf(kernel, 'suppliers');
  const running = createRunning<Running>();
  // Readers of a running search get its end event and the offers found so far.
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
    gateOf,
    callRecords,
    names: createNameBook(db),
    zones: createZones(),
    running,
  };
}

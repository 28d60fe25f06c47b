import type { CallTools } from '@traveldesk/companies-server';
import { createRunning, toolsOf, type Kernel, type RunningSearches } from '@traveldesk/shared-server';
import { createCities, type Cities } from './places/cities';
import type { Running } from './search/events';

/** The services and state of hotels in one process. */
export interface HotelTools extends CallTools {
  /** Source of the pricing rules and supplier protocols of all domains. */
  kernel: Pick<Kernel, 'db' | 'tools' | 'companiesOf' | 'stopping'>;
  cities: Cities;
  running: RunningSearches<Running>;
  /** How long a user waits for a supplier to register a negotiated rate. */
  patienceMs: number;
}

declare module '@traveldesk/shared-server' {
  interface ModuleTools {
    hotels: HotelTools;
  }
}

export function hotelTools(kernel: Kernel): HotelTools {
  const { db, log, secrets, stopping } = kernel;
  const { gateOf, policy } = toolsOf(kernel, 'suppliers');
  const running = createRunning<Running>();
  // Readers of a running search get its end event and the results found so far.
  stopping.addEventListener('abort', () => {
    for (const run of running.all()) run.expire();
  });
  return { kernel, db, log, secrets, policy, gateOf, cities: createCities(db), running, patienceMs: 8_000 };
}

import path from 'node:path';
import type { CallTools } from '@traveldesk/companies-server';
import type { PropertyReviews } from '@traveldesk/hotels-contract';
import {
  createCallLimit,
  createRunning,
  toolsOf,
  type CallLimit,
  type Kernel,
  type RunningSearches,
} from '@traveldesk/shared-server';
import { createPhotos, type Photos } from './photos/photos';
import { createCities, type Cities } from './places/cities';
import { createJoined, createKept, type Joined } from './joined';
import type { KeptQuote } from './quotes/kept-quote';
import type { ShownRates } from './rates/kept-rates';
import type { Running } from './search/events';

/** Per sender, since each mail goes to a freely typed address. */
const mailsPerMinute = 10;

/** A full bucket and its refill together are at most 30 pages in a minute, half of what an account allows (STAYS 1). */
const pagesPerMinute = 15;

/** The services and state of hotels in one process. */
export interface HotelTools extends CallTools {
  /** Source of the pricing rules and supplier protocols of all domains. */
  kernel: Pick<Kernel, 'db' | 'tools' | 'companiesOf' | 'stopping'>;
  cities: Cities;
  running: RunningSearches<Running>;
  /** Fetched rates that are under way in this process. */
  fetching: Joined<ShownRates>;
  /** The reviews of the last minutes in this process. */
  reviews: Joined<PropertyReviews>;
  /** Running requests for quotes in this process, by rate. */
  quoting: Joined<KeptQuote>;
  /** The rate limit of mails to clients. */
  mails: CallLimit;
  /** The rate limit of look-ups through pages of bookings, by account: half of the allowed calls. */
  walks: CallLimit;
  photos: Photos;
  stopping: AbortSignal;
  /** How long a user waits for a supplier to register a negotiated rate. */
  patienceMs: number;
}

declare module '@traveldesk/shared-server' {
  interface ModuleTools {
    hotels: HotelTools;
  }
}

export function hotelTools(kernel: Kernel): HotelTools {
  const { config, db, log, secrets, stopping } = kernel;
  const { gateOf, policy, callRecords } = toolsOf(kernel, 'suppliers');
  const running = createRunning<Running>();
  // Readers of a running search get its end event and the results found so far.
  stopping.addEventListener('abort', () => {
    for (const run of running.all()) run.expire();
  });
  return {
    kernel,
    db,
    log,
    secrets,
    policy,
    gateOf,
    callRecords,
    cities: createCities(db),
    running,
    fetching: createJoined(),
    reviews: createKept({ ms: 5 * 60_000, most: 200, isKept: ({ outcome }) => outcome.status === 'done' }),
    quoting: createJoined(),
    mails: createCallLimit(mailsPerMinute),
    walks: createCallLimit(pagesPerMinute),
    photos: createPhotos({ folder: path.resolve(config.dataDir, 'hotel-photos'), policy, log }),
    patienceMs: 8_000,
    stopping,
  };
}

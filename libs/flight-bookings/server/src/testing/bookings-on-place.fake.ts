import { startOnPlace, type Place } from '@traveldesk/shared-testing/server';
import { bookingsModules } from './bookings-api.fake';

/** Starts bookings on a database that outlives the process. */
export const startBookingsOnPlace = (
  place: Place,
  options: Partial<Parameters<typeof startOnPlace>[1]> = {},
) => startOnPlace(place, { modules: bookingsModules, ...options });

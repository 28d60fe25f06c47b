import type { MockRoutes } from '@traveldesk/shared-testing/web';
import { airline, fakeAirlines } from './airlines/airlines.fake';

const egyptair = airline({
  id: '0198f000-0000-7000-8000-0000000000ed',
  iata: 'MS',
  icao: 'MSR',
  name: 'EgyptAir',
  name_ar: 'مصر للطيران',
  accounting_code: '077',
  country: null,
});

/** The fake API of `nx serve airlines-feature`. */
export const hostRoutes = (): MockRoutes => ({ ...fakeAirlines([airline(), egyptair]).routes });

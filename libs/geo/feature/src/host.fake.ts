import type { CityRecord } from '@traveldesk/geo-contract';
import { recordRoutes, type MockRoutes } from '@traveldesk/shared-testing/web';
import { airport } from './airports/airports.fake';
import { country, fakeCountries } from './countries/countries.fake';

const egypt = country();
const france = country({
  id: '0198f000-0000-7000-8000-0000000000f1',
  name: { en: 'France', fr: 'France', ar: 'فرنسا' },
  code: 'FR',
  currency: 'EUR',
  phone_code: '33',
});
const cairo: CityRecord = {
  id: '0198f000-0000-7000-8000-0000000000c1',
  name: { en: 'Cairo', fr: 'Le Caire', ar: 'القاهرة' },
  code: 'CAI',
  country: egypt,
  time_zone: 'Africa/Cairo',
  latitude: 30.06263,
  longitude: 31.24967,
  aliases: ['Kairo'],
  version: 1,
  created_at: egypt.created_at,
  updated_at: egypt.updated_at,
};

/** The fake API of `nx serve geo-feature`. */
export const hostRoutes = (): MockRoutes => ({
  ...fakeCountries([egypt, france]).routes,
  ...recordRoutes('/cities', [cairo]),
  ...recordRoutes('/airports', [airport()]),
});

import type { Airport } from '@traveldesk/geo-contract';
import type { Searches } from '@traveldesk/flights-contract';
import { mockApi, type MockApi, type MockRoutes } from '@traveldesk/shared-testing/web';

const id = (n: number) => `0198f000-0000-7000-8000-${String(n).padStart(12, '0')}`;

const cities = {
  CAI: { name: { en: 'Cairo', fr: 'Le Caire', ar: 'القاهرة' }, zone: 'Africa/Cairo', country: 'EG' },
  DXB: { name: { en: 'Dubai', fr: 'Dubaï', ar: 'دبي' }, zone: 'Asia/Dubai', country: 'AE' },
  PAR: { name: { en: 'Paris', fr: 'Paris', ar: 'باريس' }, zone: 'Europe/Paris', country: 'FR' },
  IST: { name: { en: 'Istanbul', fr: 'Istanbul', ar: 'إسطنبول' }, zone: 'Europe/Istanbul', country: 'TR' },
} as const;
type CityCode = keyof typeof cities;

function airport(n: number, iata: string, name: string, code: CityCode): Airport {
  const { name: names, zone, country } = cities[code];
  const time = '2026-11-21T08:00:00.000Z';
  return {
    id: id(n),
    iata,
    icao: null,
    name,
    name_fr: null,
    name_ar: null,
    latitude: 0,
    longitude: 0,
    time_zone: zone,
    scheduled: true,
    closed: false,
    former_codes: [],
    city: {
      id: id(100 + n),
      name: names,
      code,
      country: { id: id(200 + n), code: country, name: { en: country, fr: country, ar: country } },
    },
    version: 1,
    created_at: time,
    updated_at: time,
  };
}

export const airports = [
  airport(1, 'CAI', 'Cairo International', 'CAI'),
  airport(2, 'DXB', 'Dubai International', 'DXB'),
  airport(3, 'CDG', 'Charles de Gaulle', 'PAR'),
  airport(4, 'ORY', 'Orly', 'PAR'),
  airport(5, 'IST', 'Istanbul Airport', 'IST'),
];

/** Mocks the API for the flights screens: airports by code, city and name, and no stored searches. */
export function fakeFlights(routes: MockRoutes = {}): MockApi {
  const none: Searches = { recent: [], saved: [] };
  return mockApi({
    'GET /airports': ({ query }) => {
      const typed = (query.q ?? '').toLowerCase();
      const found = airports.filter(({ iata, name, city }) =>
        [iata, name, city.code ?? '', city.name.en].some((text) => text.toLowerCase().includes(typed)),
      );
      return { body: { data: found, total: found.length } };
    },
    'GET /airlines': () => ({ body: { data: [], total: 0 } }),
    'GET /flights/searches': () => ({ body: none }),
    'GET /flights/terms': () => ({ body: { lap_infants_count: false } }),
    ...routes,
  });
}

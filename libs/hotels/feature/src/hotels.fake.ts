import type { StayPlace, StaySearches } from '@traveldesk/hotels-contract';
import { mockApi, type MockApi, type MockRoutes } from '@traveldesk/shared-testing/web';

const point = { latitude: 25.2, longitude: 55.3 };
const time_zone = 'Asia/Dubai';

const dubai: StayPlace = {
  place: 'city.DXB',
  kind: 'city',
  name: 'Dubai',
  detail: 'United Arab Emirates',
  point,
  time_zone,
};

const places: readonly StayPlace[] = [
  dubai,
  { ...dubai, place: 'airport.DXB', kind: 'airport', name: 'Dubai International (DXB)', detail: 'Dubai' },
  { ...dubai, place: 'city.QQX', name: 'Lost City', detail: 'Nowhere', point: null, time_zone: null },
];

/** Mocks the API for the screens of hotels: places by name and reference, the office of a company, and no stored searches. */
export function fakeHotels(routes: MockRoutes = {}): MockApi {
  const none: StaySearches = { recent: [], saved: [] };
  return mockApi({
    'GET /hotels/places': ({ query: { q, place, company_id: company } }) => {
      const office = {
        ...dubai,
        place: 'office',
        kind: 'office' as const,
        name: `Office of ${company}`,
        detail: null,
      };
      const known = company ? [...places, office] : places;
      if (place !== undefined) return { body: { data: known.filter((one) => one.place === place) } };
      const found = q
        ? known.filter(({ name }) => name.toLowerCase().includes(q.toLowerCase()))
        : known.slice(places.length);
      return { body: { data: found } };
    },
    'GET /hotels/searches': () => ({ body: none }),
    ...routes,
  });
}

import { productBookers, productSearchers } from '@traveldesk/shared-contract';
import { byArea, partsOf } from './areas';

it.each([
  ['hotels_search', 'hotels', 'search'],
  ['hotels_bookings', 'hotels', 'bookings'],
  ['update_hotel_properties', 'hotels', 'properties'],
  ['flights_bookings', 'flights', 'bookings'],
  ['issue_bookings', 'bookings', 'issue'],
  ['update_city', 'cities', 'update'],
])('%s is in the area %s: %s', (permission, area, verb) => {
  expect(partsOf(permission)).toEqual({ area, verb });
});

it('each product has an area for searching and booking, flights first', () => {
  const keys = [...productBookers, ...productSearchers, 'show_bookings'].map((key) => ({ key }));
  const areas = byArea(keys).map(([area, permissions]) => [area, permissions.map(({ key }) => key)]);
  expect(areas).toEqual([
    ['flights', ['flights_search', 'flights_bookings']],
    ['hotels', ['hotels_search', 'hotels_bookings']],
    ['bookings', ['show_bookings']],
  ]);
});

import { screen } from '@testing-library/react';
import { opened, propertyId, rate, ratesOf, room, stay } from '@traveldesk/hotels-ui/testing';
import { mockApi, renderRoutes, type MockRoutes, type RenderOptions } from '@traveldesk/shared-testing/web';
import { HotelPropertyPage } from './HotelPropertyPage';

/** Opens a property with one supplier that sells one rate. */
export async function open(routes: MockRoutes = {}, options: RenderOptions = {}) {
  const api = mockApi({
    'GET /airports': () => ({ body: { data: [], total: 0 } }),
    'GET /hotels/properties/{id}': () => ({ body: opened() }),
    'GET /hotels/properties/{id}/rates': () => ({ body: ratesOf('alpha', [room('King Room', [rate(40)])]) }),
    ...routes,
  });
  const page = { path: '/hotels/property/:id', element: <HotelPropertyPage /> };
  const rendered = await renderRoutes([page], {
    at: `/hotels/property/${propertyId}?${stay}`,
    permissions: ['hotels_search'],
    ...options,
  });
  return { api, ...rendered };
}

/** Finds a room. */
export const card = (name: string) => screen.findByRole('region', { name });

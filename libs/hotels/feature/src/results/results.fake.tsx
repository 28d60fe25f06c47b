import { screen, waitFor, within } from '@testing-library/react';
import { encodeStay } from '@traveldesk/hotels-contract';
import {
  lineStream,
  mockApi,
  renderRoutes,
  type MockRoutes,
  type Rendered,
  type RenderOptions,
} from '@traveldesk/shared-testing/web';
import { HotelResultsPage } from './HotelResultsPage';
import { criteria, endLine, resultsLine, staySearchLine, staySupplierLine } from './stays.fake';
import type { StayResult } from '@traveldesk/hotels-contract';

export const query = encodeStay(criteria);
export const at = `/hotels/results?${query}`;

/** Renders the results; the test controls the search's stream. */
export async function openStays(routes: MockRoutes = {}, options: RenderOptions = {}) {
  const stream = lineStream();
  const api = mockApi({
    'GET /hotels/offers': () => ({ stream }),
    'GET /airports': () => ({ body: { data: [], total: 0 } }),
    ...routes,
  });
  const rendered = await renderRoutes(
    [
      { path: '/hotels/results', element: <HotelResultsPage /> },
      { path: '/hotels/property/:id', element: <p>the property</p> },
      { path: '/hotels/search', element: <p>the form</p> },
    ],
    { at, permissions: ['hotels_search'], ...options },
  );
  return { ...rendered, stream, api };
}

/** Renders a finished search with these results. */
export async function openFound(results: StayResult[], routes: MockRoutes = {}, options: RenderOptions = {}) {
  const opened = await openStays(routes, options);
  opened.stream.send(staySearchLine, resultsLine(...results), staySupplierLine('alpha'), endLine);
  opened.stream.end();
  return opened;
}

export const rows = () => within(screen.getByRole('list', { name: 'Hotels' })).getAllByRole('article');

const nameOf = (row: HTMLElement) => within(row).getByRole('heading').textContent?.trim();

/** Expects the names of the list in this order. */
export const listed = (names: string[]) => waitFor(() => expect(rows().map(nameOf)).toEqual(names));

export const card = (name: string) => screen.getByRole('article', { name: new RegExp(name) });

export const press = (user: Rendered['user'], name: RegExp | string) =>
  user.click(screen.getByRole('button', { name }));

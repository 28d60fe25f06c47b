import { screen, waitFor, within } from '@testing-library/react';
import { encodeCriteria } from '@traveldesk/flights-contract';
import { OfferReviewPage } from '@traveldesk/flights-ui';
import {
  lineStream,
  renderRoutes,
  type MockRoutes,
  type RenderOptions,
  type Rendered,
} from '@traveldesk/shared-testing/web';
import { fakeFlights } from '../flights.fake';
import { criteria } from '@traveldesk/flights-ui/testing';
import { FlightResultsPage } from './FlightResultsPage';

export const query = encodeCriteria(criteria);
export const at = `/flights/results?${query}`;

/** Renders results and review; the test controls the search's stream. */
export async function openResults(routes: MockRoutes = {}, options: RenderOptions = {}) {
  const stream = lineStream();
  const api = fakeFlights({
    'GET /flights/offers': () => ({ stream }),
    'GET /flights/day-prices': () => ({ body: { data: [] } }),
    ...routes,
  });
  const rendered = await renderRoutes(
    [
      { path: '/flights/results', element: <FlightResultsPage /> },
      { path: '/flights/review', element: <OfferReviewPage /> },
      { path: '/elsewhere', element: <p>elsewhere</p> },
    ],
    { at, permissions: ['flights_search'], ...options },
  );
  return { ...rendered, stream, api };
}

export const rows = () => within(screen.getByRole('list', { name: 'Flights' })).getAllByRole('article');

/** Returns the element that tracks the reader's pointer and focus. */
export const list = () => screen.getByRole('list', { name: 'Flights' }).parentElement as HTMLElement;

/** Expects the totals of the list in this order. */
export const listed = (amounts: string[]) =>
  waitFor(() => expect(rows().map((row) => /EUR\s([\d.]+)/.exec(row.textContent)?.[1])).toEqual(amounts));

export const press = (user: Rendered['user'], name: RegExp | string) =>
  user.click(screen.getByRole('button', { name }));

export const suppliersButton = () => screen.getByRole('button', { name: /suppliers? answered$/ });

/** Returns a supplier's entry, in the summary line or among the bars. */
export const supplierBar = (name: string) =>
  within(screen.getByRole('list', { name: 'Suppliers' }))
    .getByText(name)
    .closest('li') as HTMLElement;

import { screen } from '@testing-library/react';
import { addDays, dayIn } from '@traveldesk/shared-contract';
import { renderRoutes, type Rendered, type RenderOptions } from '@traveldesk/shared-testing/web';
import { HotelSearchPage } from './HotelSearchPage';

export const today = dayIn('Asia/Dubai', new Date());
export const soon = addDays(today, 30);
export const later = addDays(today, 33);
export const dates = `check_in=${soon}&check_out=${later}`;
export const stay = `place=city.DXB&${dates}&rooms=2`;

/** Renders the form and its target. */
export function openSearch(options: RenderOptions = {}): Promise<Rendered> {
  return renderRoutes(
    [
      { path: '/hotels/search', element: <HotelSearchPage /> },
      { path: '/hotels/results', element: <output>results</output> },
    ],
    { at: '/hotels/search', permissions: ['hotels_search'], ...options },
  );
}

export const confirm = () => screen.getByRole('button', { name: 'Search' });
export const field = (name: string) => screen.getByRole('textbox', { name });

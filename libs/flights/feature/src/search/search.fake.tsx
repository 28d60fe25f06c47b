import { screen } from '@testing-library/react';
import { dayIn } from '@traveldesk/flights-contract';
import { addDays } from '@traveldesk/shared-contract';
import { renderRoutes, type Rendered, type RenderOptions } from '@traveldesk/shared-testing/web';
import { FlightResultsPage } from '../results/FlightResultsPage';
import { FlightSearchPage } from './FlightSearchPage';

export const today = dayIn('Africa/Cairo', new Date());
export const soon = addDays(today, 30);
export const later = addDays(today, 37);

/** Renders the form and its target: the real results if `searches` is set. */
export function openSearch(options: RenderOptions = {}, searches = false): Promise<Rendered> {
  return renderRoutes(
    [
      { path: '/flights/search', element: <FlightSearchPage /> },
      { path: '/flights/viewTrip', element: <FlightSearchPage /> },
      { path: '/flights/results', element: searches ? <FlightResultsPage /> : <output>results</output> },
    ],
    { at: '/flights/search', permissions: ['flights_search'], ...options },
  );
}

export const round = `trips=CAI-DXB-${soon}.DXB-CAI-${later}`;
export const confirm = () => screen.getByRole('button', { name: 'Confirm' });

export async function choose(user: Rendered['user'], field: string, typed: string, title: string) {
  await user.type(screen.getByRole('combobox', { name: field }), typed);
  // The list of the previous field may still be closing.
  const options = await screen.findAllByTitle(title);
  await user.click(options.at(-1) as HTMLElement);
}

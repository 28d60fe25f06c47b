import { screen } from '@testing-library/react';
import { dayIn } from '@traveldesk/flights-contract';
import { problem } from '@traveldesk/shared-testing/web';
import { fakeFlights } from '../flights.fake';
import { openSearch, soon } from '../search/search.fake';

const results = (trips: string) => `/flights/results?type=oneway&trips=${trips}&cabin=Business&adults=2`;

it('a link with a passed day says so, and opens the form with everything but the day', async () => {
  const api = fakeFlights();
  const { user, address } = await openSearch({ at: results('CAI-DXB-2020-01-01') }, true);
  expect(await screen.findByText('The departure date has passed')).toBeVisible();
  expect(api.callsTo('GET /flights/offers')).toEqual([]);
  await user.click(screen.getByRole('link', { name: 'Choose new dates' }));
  expect(address()).toBe('/flights/viewTrip?type=oneway&trips=CAI-DXB-&cabin=Business&adults=2');
  expect(await screen.findByText('Cairo International')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Departure date' })).toHaveValue('');
  expect(screen.queryByText(/already past/)).not.toBeInTheDocument();
});

it('the form on the page omits a passed day, too', async () => {
  fakeFlights();
  const { user } = await openSearch({ at: results('CAI-DXB-2020-01-01') }, true);
  await user.click(screen.getByRole('button', { name: 'Change the search' }));
  expect(await screen.findByRole('textbox', { name: 'Departure date' })).toHaveValue('');
});

it('a day that has passed only at the airport is reported by the API, and opens the form too', async () => {
  const day = dayIn('Etc/GMT+12', new Date());
  const past = { 'trips.0.date': 'At the airport this day is over.' };
  fakeFlights({
    'GET /flights/offers': () => problem(422, 'invalid', 'Please check the search.', past),
    'GET /flights/day-prices': () => ({ body: { data: [] } }),
  });
  await openSearch({ at: results(`CAI-DXB-${day}`) }, true);
  expect(await screen.findByRole('link', { name: 'Choose new dates' })).toHaveAttribute(
    'href',
    '/flights/viewTrip?type=oneway&trips=CAI-DXB-&cabin=Business&adults=2',
  );
});

it('a search refused for another reason opens its form unchanged, and can be repeated', async () => {
  const refused = { 'trips.0.origin': 'No airport has this code.' };
  fakeFlights({
    'GET /flights/offers': () => problem(422, 'invalid', 'Please check the search.', refused),
    'GET /flights/day-prices': () => ({ body: { data: [] } }),
  });
  await openSearch({ at: results(`CAI-DXB-${soon}`) }, true);
  expect(await screen.findByText('No airport has this code.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Change the search' })).toHaveAttribute(
    'href',
    `/flights/viewTrip?type=oneway&trips=CAI-DXB-${soon}&cabin=Business&adults=2`,
  );
  expect(screen.getByRole('button', { name: 'Search again' })).toBeVisible();
});

it.each([
  ['fr', 'La date de départ est passée', 'Choisir de nouvelles dates'],
  ['ar', 'مضى تاريخ المغادرة', 'اختيار تواريخ جديدة'],
] as const)('is shown in %s', async (language, title, link) => {
  fakeFlights();
  await openSearch({ language, at: results('CAI-DXB-2020-01-01') }, true);
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByRole('link', { name: link })).toBeVisible();
});

import { screen, waitFor } from '@testing-library/react';
import { renderScreen } from '@traveldesk/shared-testing/web';
import { AirportsPage } from './airports/AirportsPage';
import { CitiesPage } from './cities/CitiesPage';
import { country, fakeCountries } from './countries/countries.fake';

const nowhere = '0198f000-0000-7000-8000-00000000dead';
const gone = 'The filter “Country” names a record that does not exist, so the list is shown without it.';

it.each([
  ['/cities', <CitiesPage key="cities" />],
  ['/airports', <AirportsPage key="airports" />],
])('%s of an unknown country shows the whole list, and says so', async (path, screenOf) => {
  const api = fakeCountries([country()]);
  const { address } = await renderScreen(screenOf, {
    path,
    at: `${path}?country_id=${nowhere}&name=a`,
    permissions: [],
  });
  await waitFor(() => expect(address()).toBe(`${path}?name=a`));
  expect(await screen.findByText(gone)).toBeVisible();
  expect(api.callsTo(`GET ${path}`).at(-1)?.query).not.toHaveProperty('country_id');
});

it('keeps the filter by an existing country, with its name', async () => {
  fakeCountries([country()]);
  const at = `/cities?country_id=${country().id}`;
  const { address } = await renderScreen(<CitiesPage />, { path: '/cities', at, permissions: [] });
  expect(await screen.findByText('Egypt')).toBeVisible();
  expect(address()).toBe(at);
});

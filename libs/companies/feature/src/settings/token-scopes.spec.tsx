import { screen } from '@testing-library/react';
import { renderRoutes } from '@traveldesk/shared-testing/web';
import { company, fakeCompanies } from '../companies/companies.fake';
import { SettingsPage } from './SettingsPage';

const nile = company(1);

it('a token offers the scopes of each product, and says that bookings need one of them', async () => {
  const scopes = ['flights_bookings', 'hotels_search', 'hotels_bookings', 'show_bookings'];
  fakeCompanies([nile]).use({ 'GET /companies/{id}/token': () => ({ body: { data: [] } }) });
  const { user } = await renderRoutes([{ path: '/settings', element: <SettingsPage /> }], {
    at: `/settings?tab=tokens&company=${nile.id}`,
    permissions: ['update_companies', 'update_company_tokens', ...scopes],
  });
  await user.click(await screen.findByRole('button', { name: /Generate token/ }));
  const names = (await screen.findAllByRole('checkbox')).map((box) => box.closest('label')?.textContent);
  expect(names).toEqual(['Book flights', 'Search hotels', 'Book hotels', 'See bookings']);
  expect(screen.getByText(/a token also needs the permission to book their product/)).toBeVisible();
});

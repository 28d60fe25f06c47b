import { screen, within } from '@testing-library/react';
import { renderRoutes, type RenderOptions } from '@traveldesk/shared-testing/web';
import { airline, emiratesCountry, fakeAirlines } from './airlines.fake';
import { AirlinesPage } from './AirlinesPage';
import { AirlineViewPage } from './AirlineViewPage';

const emirates = airline({ name_ar: 'طيران الإمارات', accounting_code: null });
const page = `/airlines/view/${emirates.id}`;

const open = (options: RenderOptions = {}) =>
  renderRoutes(
    [
      { path: '/airlines', element: <AirlinesPage /> },
      { path: '/airlines/view/:id', element: <AirlineViewPage /> },
    ],
    { at: page, permissions: ['update_airlines', 'delete_airlines', 'update_countries'], ...options },
  );

describe('the page of an airline', () => {
  it('opens from the name in the list, and shows its facts', async () => {
    fakeAirlines([emirates]);
    const { user, address } = await open({ at: '/airlines' });
    await user.click(await screen.findByRole('link', { name: 'Emirates' }));
    await screen.findByRole('heading', { level: 1, name: 'Emirates' });
    expect(address()).toBe(page);
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'Emirates',
      '—Not specified',
      'طيران الإمارات',
      'United Arab Emirates',
      'EK',
      'UAE',
      '—Not specified',
    ]);
    const link = screen.getByRole('link', { name: 'United Arab Emirates' });
    expect(link).toHaveAttribute('href', `/countries/view/${emiratesCountry.id}`);
    expect(screen.getByText('Active')).toBeVisible();
  });

  it('has its name in the reader’s language, also in the delete dialog', async () => {
    fakeAirlines([emirates]);
    const { user } = await open({ language: 'ar' });
    await screen.findByRole('heading', { level: 1, name: 'طيران الإمارات' });
    await user.click(screen.getByRole('button', { name: 'حذف' }));
    expect(within(await screen.findByRole('dialog')).getByText('طيران الإمارات')).toBeVisible();
  });

  it('opens from a country’s link to its airlines', async () => {
    const api = fakeAirlines([emirates]);
    api.use({ 'GET /countries/{id}': () => ({ body: emiratesCountry }) });
    const { user, address } = await open({ at: `/airlines?country_id=${emiratesCountry.id}` });
    expect(await screen.findByRole('combobox', { name: 'Country' })).toBeInTheDocument();
    expect((await screen.findAllByText('United Arab Emirates'))[0]).toBeVisible();
    expect(api.callsTo('GET /airlines').at(-1)?.query).toMatchObject({ country_id: emiratesCountry.id });
    await user.click(within(screen.getByRole('search')).getByRole('button', { name: 'Reset' }));
    expect(screen.queryByRole('combobox', { name: 'Country' })).not.toBeInTheDocument();
    expect(address()).toBe('/airlines');
  });
});

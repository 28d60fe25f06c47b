import { screen } from '@testing-library/react';
import { mockApi, renderRoutes, type MockApi, type RenderOptions } from '@traveldesk/shared-testing/web';
import { country } from '../countries/countries.fake';
import { airport } from './airports.fake';
import { AirportsPage } from './AirportsPage';
import { AirportViewPage } from './AirportViewPage';

const paris = airport().city;
const orly = airport({ icao: null, name_ar: 'مطار باريس أورلي', city: { ...paris, country: country() } });
const page = `/airports/view/${orly.id}`;

function fakeAirport(): MockApi {
  return mockApi({
    'GET /airports': () => ({ body: { data: [orly], total: 1 } }),
    'GET /airports/{id}': () => ({ body: orly }),
    'GET /airports/{id}/history': () => ({ body: { data: [], total: 0 } }),
  });
}

const open = (options: RenderOptions = {}) =>
  renderRoutes(
    [
      { path: '/airports', element: <AirportsPage /> },
      { path: '/airports/view/:id', element: <AirportViewPage /> },
    ],
    { at: page, permissions: ['update_airports', 'show_cities'], ...options },
  );

describe('the page of an airport', () => {
  it('opens from the name in the list, and offers permitted actions', async () => {
    fakeAirport();
    const { user, address } = await open({ at: '/airports' });
    await user.click(await screen.findByRole('link', { name: orly.name }));
    await screen.findByRole('heading', { level: 1, name: orly.name });
    expect(address()).toBe(page);
    expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute(
      'href',
      `/airports/edit/${orly.id}?name=Paris%20Orly%20Airport`,
    );
    expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
  });

  it('shows its facts, and links to the city for permitted users', async () => {
    fakeAirport();
    await open();
    await screen.findByRole('heading', { level: 1, name: orly.name });
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'Paris Orly Airport',
      'Aéroport de Paris-Orly',
      'مطار باريس أورلي',
      'ORY',
      '—Not specified',
      'Paris',
      'Egypt',
      'Europe/Paris',
      '48.72328',
      '2.3597',
      'Yes',
      'No',
      '—Not specified',
      '—Not specified',
    ]);
    expect(screen.getByRole('link', { name: 'Paris' })).toHaveAttribute(
      'href',
      `/cities/view/${orly.city.id}`,
    );
    expect(screen.queryByRole('link', { name: 'Egypt' })).not.toBeInTheDocument();
  });

  it('loads its history when the tab is opened', async () => {
    const api = fakeAirport();
    const { user } = await open({ language: 'ar' });
    await screen.findByRole('heading', { level: 1, name: 'مطار باريس أورلي' });
    expect(api.callsTo('GET /airports/{id}/history')).toEqual([]);
    await user.click(screen.getByRole('tab', { name: 'سجل التغييرات' }));
    expect(await screen.findByText('لم يُسجَّل أي تغيير بعد.')).toBeVisible();
  });
});

import { act, screen, waitFor, within } from '@testing-library/react';
import type { CityRecord } from '@traveldesk/geo-contract';
import {
  mockApi,
  problem,
  renderRoutes,
  type MockApi,
  type RenderOptions,
} from '@traveldesk/shared-testing/web';
import { readToast } from '@traveldesk/shared-web';
import { AirportsPage } from '../airports/AirportsPage';
import { country } from '../countries/countries.fake';
import { CitiesPage } from './CitiesPage';
import { CityEditPage } from './CityEditPage';
import { CityViewPage } from './CityViewPage';

const cairo: CityRecord = {
  id: '0198f000-0000-7000-8000-0000000000c1',
  code: 'CAI',
  name: { en: 'Cairo', fr: 'Le Caire', ar: 'القاهرة' },
  country: country(),
  time_zone: 'Africa/Cairo',
  latitude: 30.06263,
  longitude: 31.24967,
  aliases: ['Kairo', 'Al Qahirah'],
  version: 1,
  created_at: '2026-11-21T08:00:00.000Z',
  updated_at: '2026-11-21T08:00:00.000Z',
};
const page = `/cities/view/${cairo.id}`;
const removal = {
  id: '1',
  at: '2026-11-22T08:00:00.000Z',
  action: 'delete',
  actor: { id: '2', name: 'Mona Said' },
  address: null,
  request_id: null,
  changes: [{ field: 'name', before: cairo.name, after: null }],
};

function fakeCity(): MockApi {
  const rows = [cairo];
  return mockApi({
    'GET /cities': () => ({ body: { data: rows, total: rows.length } }),
    'GET /cities/{id}': () => ({ body: cairo }),
    'GET /cities/{id}/history': () => ({ body: { data: [], total: 0 } }),
    'PUT /cities/{id}': () => ({ body: { message: 'Cairo was saved.', data: { ...cairo, version: 2 } } }),
    'DELETE /cities/{id}': () => ({ body: { message: 'Cairo was deleted.', data: rows.pop() } }),
    'GET /airports': () => ({ body: { data: [], total: 2 } }),
  });
}

const open = (options: RenderOptions = {}) =>
  renderRoutes(
    [
      { path: '/cities', element: <CitiesPage /> },
      { path: '/cities/view/:id', element: <CityViewPage /> },
      { path: '/cities/edit/:id', element: <CityEditPage /> },
      { path: '/airports', element: <AirportsPage /> },
    ],
    {
      at: page,
      permissions: ['show_cities', 'update_city', 'delete_city', 'update_airports', 'update_countries'],
      ...options,
    },
  );

const title = () => screen.findByRole('heading', { level: 1, name: 'Cairo' });

describe('the page of a city', () => {
  it('opens from its row, without an action column for readers', async () => {
    fakeCity();
    const { user, address } = await open({ at: '/cities?name=cai', permissions: ['show_cities'] });
    const row = await screen.findByRole('row', { name: /Cairo/ });
    expect(screen.queryByRole('columnheader', { name: 'Actions' })).not.toBeInTheDocument();
    await user.click(within(row).getByText('Africa/Cairo'));
    await title();
    expect(address()).toBe(page);
    expect(screen.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Egypt' })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Related' })).not.toBeInTheDocument();
  });

  it('shows its facts, with a link to its country', async () => {
    fakeCity();
    await open();
    await title();
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'Cairo',
      'Le Caire',
      'القاهرة',
      'CAI',
      'Egypt',
      'Africa/Cairo',
      '30.06263, 31.24967',
      'Kairo · Al Qahirah',
    ]);
    const link = screen.getByRole('link', { name: 'Egypt' });
    expect(link).toHaveAttribute('href', `/countries/view/${cairo.country.id}`);
  });

  it('counts its airports, and links to them', async () => {
    const api = fakeCity();
    const { user, address } = await open();
    const airports = await screen.findByRole('link', { name: /^Airports/ });
    await waitFor(() => expect(airports).toHaveTextContent('Airports2'));
    await user.click(airports);
    expect(address()).toBe(`/airports?city_id=${cairo.id}`);
    expect(await screen.findByRole('combobox', { name: 'City' })).toBeInTheDocument();
    await waitFor(() =>
      expect(api.callsTo('GET /airports').at(-1)?.query).toEqual({
        page: '1',
        per_page: '20',
        city_id: cairo.id,
      }),
    );
  });

  it('is shown again after an edit, with a message that it was saved', async () => {
    fakeCity();
    const { user, address, said } = await open();
    await user.click(await screen.findByRole('link', { name: 'Edit' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /code/ })).toHaveValue('CAI'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await title();
    expect(address()).toBe(page);
    expect(said()).toBe('Cairo was saved.');
  });

  it('returns to the list after a deletion, without reading the city again', async () => {
    const api = fakeCity();
    const { user, said } = await open();
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'OK' }));
    await screen.findByRole('heading', { level: 1, name: 'Cities List' });
    expect(said()).toBe('Cairo was deleted.');
    expect(api.callsTo('GET /cities/{id}')).toHaveLength(1);
  });

  it('says who deleted a city, and when', async () => {
    const api = fakeCity();
    api.use({
      'GET /cities/{id}': () => problem(404, 'not_found', 'This was not found.'),
      'GET /cities/{id}/history': () => ({ body: { data: [removal], total: 1 } }),
    });
    const { address } = await open();
    await screen.findByRole('heading', { level: 1, name: 'Cairo was deleted' });
    expect(screen.getByText(/Deleted by Mona Said on 22 Nov 2026/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Cities List' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/cities/),
    );
    expect(address()).toBe(page);
  });

  it('is restored with all its fields when its deletion is undone', async () => {
    const api = fakeCity();
    api.use({ 'POST /cities': () => ({ status: 201, body: { message: 'Cairo was added.', data: cairo } }) });
    const { user, said } = await open({ permissions: ['show_cities', 'add_city', 'delete_city'] });
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(readToast().undo).toBeDefined());
    await act(async () => void (await readToast().undo?.()));
    expect(api.callsTo('POST /cities')[0]?.body).toEqual({
      name: cairo.name,
      code: 'CAI',
      country_id: cairo.country.id,
      time_zone: 'Africa/Cairo',
      latitude: 30.06263,
      longitude: 31.24967,
      aliases: cairo.aliases,
    });
    expect(said()).toBe('Cairo was added.');
  });

  it('offers no undo to users who may not add cities', async () => {
    fakeCity();
    const { user, said } = await open({ permissions: ['show_cities', 'delete_city'] });
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(said()).toBe('Cairo was deleted.'));
    expect(readToast().undo).toBeUndefined();
  });

  it.each([
    ['fr', 'Le Caire', 'Modifier'],
    ['ar', 'القاهرة', 'تعديل'],
  ] as const)('is shown in %s', async (language, name, edit) => {
    fakeCity();
    await open({ language });
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
    expect(screen.getByRole('link', { name: edit })).toBeVisible();
  });
});

import { act, screen, waitFor, within } from '@testing-library/react';
import type { CityInput, CityRecord, Country } from '@traveldesk/geo-contract';
import {
  mockApi,
  problem,
  renderRoutes,
  type MockApi,
  type RenderOptions,
} from '@traveldesk/shared-testing/web';
import { CitiesPage } from './CitiesPage';
import { CityCreatePage } from './CityCreatePage';
import { CityEditPage } from './CityEditPage';

const about = { version: 1, created_at: '2026-11-21T08:00:00.000Z', updated_at: '2026-11-21T08:00:00.000Z' };
const egypt: Country = {
  ...about,
  id: '0198f000-0000-7000-8000-0000000000e9',
  code: 'EG',
  currency: 'EGP',
  phone_code: '20',
  name: { en: 'Egypt', fr: 'Égypte', ar: 'مصر' },
};
const cairo: CityRecord = {
  ...about,
  id: '0198f000-0000-7000-8000-0000000000c1',
  code: 'CAI',
  country: egypt,
  time_zone: 'Africa/Cairo',
  latitude: 30.06263,
  longitude: 31.24967,
  aliases: ['Kairo'],
  name: { en: 'Cairo', fr: 'Le Caire', ar: 'القاهرة' },
};
const all = ['show_cities', 'add_city', 'update_city', 'delete_city'];

function fakeCities(rows: CityRecord[]): MockApi {
  const cities = [...rows];
  return mockApi({
    'GET /countries': () => ({ body: { data: [egypt], total: 1 } }),
    'GET /cities': () => ({ body: { data: cities, total: cities.length } }),
    'GET /cities/{id}': ({ params }) => ({ body: cities.find(({ id }) => id === params['id']) }),
    'GET /cities/{id}/history': () => ({ body: { data: [], total: 0 } }),
    'POST /cities': ({ body }) => {
      const input = body as CityInput;
      cities.push({ ...cairo, ...input, id: '0198f000-0000-7000-8000-0000000000c2' });
      return { status: 201, body: { message: 'Siwa was added.', data: cities.at(-1) } };
    },
    'PUT /cities/{id}': ({ body }) => {
      cities[0] = { ...cairo, ...(body as CityInput), version: 2 };
      return { body: { message: 'Cairo was saved.', data: cities[0] } };
    },
    'DELETE /cities/{id}': () => ({ body: { message: 'Cairo was deleted.', data: cities.shift() } }),
  });
}

const open = (options: RenderOptions = {}) =>
  renderRoutes(
    [
      { path: '/cities', element: <CitiesPage /> },
      { path: '/cities/create', element: <CityCreatePage /> },
      { path: '/cities/edit/:id', element: <CityEditPage /> },
    ],
    { at: '/cities', permissions: all, ...options },
  );

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
const field = (name: RegExp) => screen.getByRole('textbox', { name });

describe('the cities screens', () => {
  it('list the cities with their countries, and filter them from the address', async () => {
    const api = fakeCities([cairo]);
    const { user } = await open({ at: '/cities?country=egypt' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Cities List' })).toBeVisible();
    const cells = within(await row('Cairo')).getAllByRole('cell');
    expect(cells.slice(0, 4).map((cell) => cell.textContent)).toEqual([
      'CairoCAI',
      'Egypt',
      'Africa/Cairo',
      '30.06263, 31.24967',
    ]);
    expect(screen.getByRole('searchbox', { name: 'Country Name' })).toHaveValue('egypt');
    await user.type(screen.getByRole('searchbox', { name: 'Name' }), 'cai{Enter}');
    await waitFor(() =>
      expect(api.callsTo('GET /cities').at(-1)?.query).toEqual({
        page: '1',
        per_page: '20',
        country: 'egypt',
        name: 'cai',
      }),
    );
  });

  it('add a city, with or without a code', async () => {
    const api = fakeCities([cairo]);
    const { user } = await open();
    await user.click(await screen.findByRole('link', { name: 'Add City' }));
    await user.type(await screen.findByRole('textbox', { name: /Name \(English\)/ }), 'Siwa');
    await user.type(field(/Name \(French\)/), 'Siwa');
    await user.type(field(/Name \(Arabic\)/), 'سيوة');
    await user.type(screen.getByRole('combobox', { name: /Country/ }), 'egy');
    await user.click(await screen.findByTitle('Egypt'));
    await user.type(screen.getByRole('combobox', { name: /Time zone/ }), 'cairo');
    await user.click(await screen.findByTitle('Africa/Cairo'));
    await user.type(screen.getByRole('spinbutton', { name: /Latitude/ }), '٢٩.٢٠٣٢');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('This field is required')).toBeVisible();
    await user.type(screen.getByRole('spinbutton', { name: /Longitude/ }), '25.51965');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await row('Siwa')).toBeVisible();
    expect(api.callsTo('POST /cities').map(({ body }) => body)).toEqual([
      {
        name: { en: 'Siwa', fr: 'Siwa', ar: 'سيوة' },
        code: null,
        country_id: egypt.id,
        time_zone: 'Africa/Cairo',
        latitude: 29.2032,
        longitude: 25.51965,
      },
    ]);
  });

  it('show missing values of a city at their fields', async () => {
    const api = fakeCities([]);
    const { user } = await open({ at: '/cities/create' });
    await user.type(await screen.findByRole('textbox', { name: /IATA city code/ }), 'c1');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('A city code has three letters.')).toBeVisible();
    expect(screen.getAllByText('This field is required')).toHaveLength(5);
    expect(api.callsTo('POST /cities')).toEqual([]);
  });

  it('edit a city', async () => {
    const api = fakeCities([cairo]);
    const { user } = await open({ at: `/cities/edit/${cairo.id}?name=Cairo` });
    await waitFor(() => expect(field(/IATA city code/)).toHaveValue('CAI'));
    expect(screen.getByText('Egypt')).toBeVisible();
    await user.clear(field(/IATA city code/));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('heading', { level: 1, name: 'Cities List' });
    const [put] = api.callsTo('PUT /cities/{id}');
    expect(put?.headers.get('if-match')).toBe('"1"');
    expect(put?.body).toMatchObject({ code: null, country_id: egypt.id, time_zone: 'Africa/Cairo' });
  });

  it('accept several other names by keyboard, and refuse two that are equal to the search', async () => {
    const api = fakeCities([cairo]);
    const { user } = await open({ at: `/cities/edit/${cairo.id}?name=Cairo` });
    expect(await screen.findByText('Kairo')).toBeVisible();
    const names = screen.getByRole('combobox', { name: /Other names/ });
    await user.type(names, 'Le Caire{Enter}المحروسة{Enter}KAÏRO{Enter}');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Two of these names are the same to a search.')).toBeVisible();
    expect(api.callsTo('PUT /cities/{id}')).toEqual([]);
    // For a quarter of a second after an entry, antd ignores Backspace.
    await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
    await user.type(names, '{Backspace}');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('heading', { level: 1, name: 'Cities List' });
    const [put] = api.callsTo('PUT /cities/{id}');
    expect(put?.body).toMatchObject({ aliases: ['Kairo', 'Le Caire', 'المحروسة'] });
  });

  it('name the country in both versions if another user saved meanwhile', async () => {
    const api = fakeCities([cairo]);
    const libya = { ...egypt, id: 'ly', code: 'LY', name: { en: 'Libya', fr: 'Libye', ar: 'ليبيا' } };
    const { user } = await open({ at: `/cities/edit/${cairo.id}` });
    await waitFor(() => expect(field(/IATA city code/)).toHaveValue('CAI'));
    api.use({
      'GET /cities/{id}': () => ({ body: { ...cairo, country: libya, version: 2 } }),
      'PUT /cities/{id}': () => problem(412, 'stale', 'Someone else has changed this since you opened it.'),
    });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByRole('row', { name: 'Country Egypt Libya' })).toBeVisible();
  });

  it('mark in Arabic only the city without an Arabic name', async () => {
    const anaa = { en: 'Anaa', fr: 'Anaa', ar: 'Anaa' };
    fakeCities([cairo, { ...cairo, id: '0198f000-0000-7000-8000-0000000000c3', code: 'AAA', name: anaa }]);
    await open({ language: 'ar' });
    expect(within(await row('Anaa')).getByText('بلا اسم عربي')).toBeVisible();
    expect(screen.getByText('Anaa')).toHaveAttribute('lang', 'en');
    expect(screen.getAllByText('بلا اسم عربي')).toHaveLength(1);
  });

  it('delete a city after a confirmation', async () => {
    const api = fakeCities([cairo]);
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Delete Cairo' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('row', { name: /Cairo/ })).not.toBeInTheDocument());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.callsTo('DELETE /cities/{id}').map(({ params }) => params['id'])).toEqual([cairo.id]);
  });

  it('offer only permitted actions', async () => {
    fakeCities([cairo]);
    await open({ permissions: ['show_cities'] });
    await row('Cairo');
    expect(screen.queryByRole('link', { name: /Edit|Add/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Delete/ })).not.toBeInTheDocument();
  });

  it.each([
    ['fr', 'Liste des villes', 'Le Caire', 'Égypte'],
    ['ar', 'قائمة المدن', 'القاهرة', 'مصر'],
  ] as const)('are shown in %s', async (language, title, name, country) => {
    fakeCities([cairo]);
    await open({ language });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(within(await row(name)).getByText(country)).toBeVisible();
  });
});

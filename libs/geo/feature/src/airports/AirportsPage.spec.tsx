import { screen, waitFor, within } from '@testing-library/react';
import type { AirportInput, AirportRecord } from '@traveldesk/geo-contract';
import {
  mockApi,
  problem,
  renderRoutes,
  type MockApi,
  type RenderOptions,
} from '@traveldesk/shared-testing/web';
import { AirportCreatePage } from './AirportCreatePage';
import { AirportEditPage } from './AirportEditPage';
import { airport } from './airports.fake';
import { AirportsPage } from './AirportsPage';

const orly = airport();
const { city } = orly;

function fakeAirports(rows: AirportRecord[]): MockApi {
  const airports = [...rows];
  return mockApi({
    'GET /cities': () => ({ body: { data: [city], total: 1 } }),
    'GET /airports': () => ({ body: { data: airports, total: airports.length } }),
    'GET /airports/{id}': ({ params }) => ({ body: airports.find(({ id }) => id === params['id']) }),
    'GET /airports/{id}/history': () => ({ body: { data: [], total: 0 } }),
    'POST /airports': ({ body }) => {
      airports.push({ ...orly, ...(body as AirportInput), id: '0198f000-0000-7000-8000-0000000000a2' });
      return { status: 201, body: { message: 'Beauvais was added.', data: airports.at(-1) } };
    },
    'PUT /airports/{id}': () => ({ body: { message: 'Paris Orly Airport was saved.', data: orly } }),
    'DELETE /airports/{id}': () => ({ body: { message: 'Deleted.', data: airports.shift() } }),
  });
}

const open = (options: RenderOptions = {}) =>
  renderRoutes(
    [
      { path: '/airports', element: <AirportsPage /> },
      { path: '/airports/create', element: <AirportCreatePage /> },
      { path: '/airports/edit/:id', element: <AirportEditPage /> },
    ],
    { at: '/airports', permissions: ['update_airports', 'delete_airports'], ...options },
  );

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
const field = (name: RegExp) => screen.getByRole('textbox', { name });

describe('the airports screens', () => {
  it('list the airports with their codes and cities', async () => {
    const api = fakeAirports([orly]);
    const { user, address } = await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Airports List' })).toBeVisible();
    const cells = within(await row('Orly')).getAllByRole('cell');
    expect(cells.slice(0, 4).map((cell) => cell.textContent)).toEqual([
      'Paris Orly AirportORYLFPO',
      'Paris',
      'France',
      'Europe/Paris',
    ]);
    await user.type(screen.getByRole('searchbox', { name: 'Code' }), 'or{Enter}');
    await waitFor(() => expect(api.callsTo('GET /airports').at(-1)?.query['code']).toBe('or'));
    expect(address()).toBe('/airports?code=or');
  });

  it('mark the language of a Latin name among Arabic ones', async () => {
    fakeAirports([orly, { ...orly, id: 'cai', iata: 'CAI', name_ar: 'مطار القاهرة' }]);
    await open({ language: 'ar' });
    expect(await screen.findByText('Paris Orly Airport')).toHaveAttribute('lang', 'en');
    expect(screen.getByText('مطار القاهرة')).not.toHaveAttribute('lang');
  });

  it('add an airport', async () => {
    const api = fakeAirports([orly]);
    const { user } = await open();
    await user.click(await screen.findByRole('link', { name: 'Add Airport' }));
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Beauvais');
    await user.type(field(/^Name \(Arabic\)/), 'مطار بوفيه');
    await user.type(field(/IATA code/), 'bva');
    await user.type(screen.getByRole('combobox', { name: /City/ }), 'par');
    await user.click(await screen.findByTitle('Paris'));
    await user.type(screen.getByRole('spinbutton', { name: /Latitude/ }), '٤٩.45444');
    await user.type(screen.getByRole('spinbutton', { name: /Longitude/ }), '-2.11278');
    await user.type(screen.getByRole('combobox', { name: /Time zone/ }), 'Europe/Paris');
    await user.click(await screen.findByTitle('Europe/Paris'));
    await user.click(screen.getByRole('switch', { name: /Scheduled/ }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await row('Beauvais')).toBeVisible();
    expect(api.callsTo('POST /airports').map(({ body }) => body)).toEqual([
      {
        iata: 'BVA',
        icao: null,
        name: 'Beauvais',
        name_fr: null,
        name_ar: 'مطار بوفيه',
        city_id: city.id,
        latitude: 49.45444,
        longitude: -2.11278,
        time_zone: 'Europe/Paris',
        scheduled: false,
      },
    ]);
  });

  it('show missing values of an airport at their fields', async () => {
    fakeAirports([]);
    const { user } = await open({ at: '/airports/create' });
    await user.type(await screen.findByRole('textbox', { name: /IATA code/ }), 'b');
    await user.type(field(/ICAO code/), 'lf');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('An airport’s IATA code has three letters.')).toBeVisible();
    expect(screen.getByText('An airport’s ICAO code has four letters.')).toBeVisible();
    expect(screen.getAllByText('This field is required')).toHaveLength(5);
  });

  it('edit an airport, and show problems from the API at their fields', async () => {
    const api = fakeAirports([orly]);
    const { user } = await open({ at: `/airports/edit/${orly.id}` });
    await waitFor(() => expect(field(/IATA code/)).toHaveValue('ORY'));
    expect(screen.getByText('Paris')).toBeVisible();
    const taken = { iata: 'Another airport already has the code CDG.' };
    api.use({
      'PUT /airports/{id}': () => problem(422, 'invalid', 'Please check the marked fields.', taken),
    });
    await user.clear(field(/IATA code/));
    await user.type(field(/IATA code/), 'cdg');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Another airport already has the code CDG.')).toBeVisible();
    const [put] = api.callsTo('PUT /airports/{id}');
    expect(put?.headers.get('if-match')).toBe('"1"');
    expect(put?.body).toMatchObject({ iata: 'CDG', icao: 'LFPO', city_id: city.id, latitude: 48.72328 });
  });

  it('close an airport, and mark it in the list', async () => {
    const api = fakeAirports([{ ...orly, closed: true }]);
    const { user } = await open();
    expect(within(await row('Orly')).getByText('Closed')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Edit Paris Orly Airport' }));
    // Waits, because the form is mounted again when the airport has loaded.
    await user.click(await screen.findByRole('switch', { name: 'Closed', checked: true }));
    await user.type(screen.getByRole('combobox', { name: /Other names/ }), 'أورلي{Enter}');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(api.callsTo('PUT /airports/{id}')).toHaveLength(1));
    expect(api.callsTo('PUT /airports/{id}')[0]?.body).toMatchObject({ closed: false, aliases: ['أورلي'] });
  });

  it('delete an airport after a confirmation', async () => {
    const api = fakeAirports([orly]);
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Delete Paris Orly Airport' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('row', { name: /Orly/ })).not.toBeInTheDocument());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.callsTo('DELETE /airports/{id}')).toHaveLength(1);
  });

  it('offer no deletion to users who may only edit', async () => {
    fakeAirports([orly]);
    await open({ permissions: ['update_airports'] });
    expect(within(await row('Orly')).getByRole('link', { name: 'Edit Paris Orly Airport' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Delete/ })).not.toBeInTheDocument();
  });

  it.each([
    ['fr', 'Liste des aéroports', 'France'],
    ['ar', 'قائمة المطارات', 'فرنسا'],
  ] as const)('are shown in %s', async (language, title, country) => {
    fakeAirports([orly]);
    await open({ language });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(within(await row('Orly')).getByText(country)).toBeVisible();
  });
});

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Zone, ZoneInput } from '@traveldesk/markups-contract';
import {
  mockApi,
  problem,
  renderRoutes,
  type Rendered,
  type RenderOptions,
} from '@traveldesk/shared-testing/web';
import { ZoneCreatePage } from './ZoneCreatePage';
import { ZoneEditPage } from './ZoneEditPage';
import { ZonesPage } from './ZonesPage';

const zone = (changes: Partial<Zone> = {}): Zone => ({
  id: '0198f000-0000-7000-8000-0000000000e1',
  name: 'Gulf',
  countries: ['KW', 'OM'],
  zones: [],
  all_countries: ['KW', 'OM'],
  names: { countries: { KW: 'Kuwait', OM: 'Oman' }, zones: {} },
  version: 1,
  created_at: '2026-11-21T08:00:00.000Z',
  updated_at: '2026-11-21T08:00:00.000Z',
  ...changes,
});
const gulf = zone();
const arab = zone({
  id: '0198f000-0000-7000-8000-0000000000e2',
  name: 'Arab world',
  countries: ['EG'],
  zones: [gulf.id],
  all_countries: ['EG', 'KW', 'OM'],
  names: { countries: { EG: 'Egypt' }, zones: { [gulf.id]: 'Gulf' } },
});
const egypt = { id: '1', code: 'EG', name: { en: 'Egypt', fr: 'Égypte', ar: 'مصر' } };
const list = (data: unknown[]) => ({ body: { data, total: data.length } });

function fakeZones(zones: Zone[]) {
  const rows = [...zones];
  const find = (id: string | undefined) => rows.find((row) => row.id === id);
  const missing = problem(404, 'not_found', 'This was not found.');
  return mockApi({
    'GET /countries': () => list([egypt]),
    'GET /airports': () => list([]),
    'GET /markup-zones': ({ query }) =>
      list(rows.filter(({ name }) => name.toLowerCase().includes((query['name'] ?? '').toLowerCase()))),
    'POST /markup-zones': ({ body }) => {
      const added = zone({ ...(body as ZoneInput), id: '0198f000-0000-7000-8000-0000000000e3' });
      rows.unshift(added);
      return { status: 201, body: { message: `${added.name} was added.`, data: added } };
    },
    'GET /markup-zones/{id}': ({ params }) => {
      const found = find(params['id']);
      return found ? { body: found } : missing;
    },
    'PUT /markup-zones/{id}': ({ params, body }) => {
      const changed = { ...(find(params['id']) ?? gulf), ...(body as ZoneInput), version: 2 };
      return { body: { message: `${changed.name} was saved.`, data: changed } };
    },
    'DELETE /markup-zones/{id}': ({ params }) => {
      const index = rows.findIndex(({ id }) => id === params['id']);
      const [removed] = rows.splice(index, 1);
      return { body: { message: `${removed?.name} was deleted.`, data: removed } };
    },
    'GET /markup-zones/{id}/history': () => list([]),
  });
}

const all = ['show_markups', 'add_markups', 'update_markups', 'delete_markups'];
const open = (options: RenderOptions = {}): Promise<Rendered> =>
  renderRoutes(
    [
      { path: '/markup-zones', element: <ZonesPage /> },
      { path: '/markup-zones/create', element: <ZoneCreatePage /> },
      { path: '/markup-zones/edit/:id', element: <ZoneEditPage /> },
    ],
    { at: '/markup-zones', permissions: all, ...options },
  );
const row = (name: string) => screen.findByRole('row', { name: new RegExp(`^${name}`) });
const name = async () => {
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toBeEnabled());
  return screen.getByRole('textbox', { name: 'Name' });
};

describe('the screens of zones', () => {
  it('list zones with their content', async () => {
    fakeZones([gulf, arab]);
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Zones List' })).toBeVisible();
    const cells = within(await row('Arab world'))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
    expect(cells.slice(0, 4)).toEqual(['Arab world', 'Egypt', 'Gulf', '3 countries']);
  });

  it('search zones by name and country', async () => {
    const api = fakeZones([gulf, arab]);
    const { user, address } = await open({ at: '/markup-zones?country=EG' });
    await user.type(await screen.findByRole('searchbox', { name: 'Name' }), 'arab');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(screen.queryByRole('row', { name: /^Gulf/ })).not.toBeInTheDocument());
    expect(address()).toBe('/markup-zones?country=EG&name=arab');
    expect(api.callsTo('GET /markup-zones').at(-1)?.query).toMatchObject({ name: 'arab', country: 'EG' });
  });

  it('add a zone by the codes of its countries', async () => {
    const api = fakeZones([gulf]);
    const { user, address } = await open({ at: '/markup-zones' });
    await user.click(await screen.findByRole('link', { name: 'Add Zone' }));
    await user.type(await name(), 'Nile');
    const countries = screen.getByRole('combobox', { name: 'Countries' });
    await user.click(countries);
    await user.keyboard('egy');
    await screen.findByText('Egypt', { selector: '.ant-select-item-option *' });
    await act(async () => void fireEvent.keyDown(countries, { key: 'Enter', keyCode: 13 }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await row('Nile')).toBeVisible();
    expect(address()).toBe('/markup-zones');
    expect(api.callsTo('POST /markup-zones').map(({ body }) => body)).toEqual([
      { name: 'Nile', countries: ['EG'], zones: [] },
    ]);
  });

  it('refuse an empty zone before anything is sent', async () => {
    const api = fakeZones([]);
    const { user } = await open({ at: '/markup-zones/create' });
    await user.type(await name(), 'Nowhere');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Name at least one country or zone.')).toBeVisible();
    expect(api.callsTo('POST /markup-zones')).toEqual([]);
  });

  it('edit a zone, and show problems from the API at their fields', async () => {
    const api = fakeZones([arab]);
    const circle = 'A zone cannot be within itself, directly or through others.';
    api.use({ 'PUT /markup-zones/{id}': () => problem(422, 'invalid', 'Look.', { zones: circle }) });
    const { user } = await open({ at: `/markup-zones/edit/${arab.id}` });
    await user.type(await name(), '!');
    expect(screen.getByText('Egypt')).toBeVisible();
    expect(screen.getByText('Gulf')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(circle)).toBeVisible();
    const [call] = api.callsTo('PUT /markup-zones/{id}');
    expect(call?.body).toEqual({ name: 'Arab world!', countries: ['EG'], zones: [gulf.id] });
    expect(call?.headers.get('if-match')).toBe('"1"');
  });

  it('delete a zone after a confirmation', async () => {
    const api = fakeZones([gulf, arab]);
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Delete Gulf' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('row', { name: /^Gulf/ })).not.toBeInTheDocument());
    expect(api.callsTo('DELETE /markup-zones/{id}').map(({ params }) => params['id'])).toEqual([gulf.id]);
  });

  it('offer only permitted actions', async () => {
    fakeZones([gulf]);
    await open({ permissions: ['show_markups'] });
    await row('Gulf');
    expect(screen.queryByRole('link', { name: /Edit|Add Zone/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('columnheader', { name: 'Actions' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Delete/ })).not.toBeInTheDocument();
  });

  it.each([
    ['fr', 'Liste des zones', '3 pays'],
    ['ar', 'قائمة المناطق', '3 دول'],
  ] as const)('are shown in %s', async (language, title, count) => {
    fakeZones([arab]);
    await open({ language });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(await screen.findByText(count)).toBeVisible();
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { problem, renderRoutes, type Rendered, type RenderOptions } from '@traveldesk/shared-testing/web';
import { ModuleCreatePage } from './ModuleCreatePage';
import { ModuleEditPage } from './ModuleEditPage';
import { fakeModules, module } from './modules.fake';
import { ModulesPage } from './ModulesPage';

const flights = module();
const hotels = module({
  id: '0198f000-0000-7000-8000-0000000000b1',
  key: 'hotels',
  name: { en: 'Hotels', fr: 'Hôtels', ar: 'الفنادق' },
  status: 'inactive',
});
const all = ['show_modules', 'add_modules', 'update_modules', 'delete_modules'];

/** As in the shell's table of domains. */
function open(options: RenderOptions = {}): Promise<Rendered> {
  return renderRoutes(
    [
      { path: '/modules', element: <ModulesPage /> },
      { path: '/modules/create', element: <ModuleCreatePage /> },
      { path: '/modules/edit/:id', element: <ModuleEditPage /> },
    ],
    { at: '/modules', permissions: all, ...options },
  );
}

/** Returns the field once the form has loaded the record. */
async function filled(name: RegExp, value: string): Promise<HTMLElement> {
  await waitFor(() => expect(screen.getByRole('textbox', { name })).toHaveValue(value));
  return screen.getByRole('textbox', { name });
}

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

describe('the modules screens', () => {
  it('list the modules with key and status', async () => {
    fakeModules([flights, hotels]);
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Modules List' })).toBeVisible();
    const cells = within(await row('Hotels')).getAllByRole('cell');
    expect(cells.slice(0, 3).map((cell) => cell.textContent)).toEqual(['Hotels', 'hotels', 'Inactive']);
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Name',
      'Key',
      'Status',
      'Actions',
    ]);
    expect(screen.getByRole('link', { name: 'Add Module' })).toHaveAttribute('href', '/modules/create');
    expect(within(await row('Hotels')).getByRole('link', { name: 'Edit Hotels' })).toHaveAttribute(
      'href',
      `/modules/edit/${hotels.id}?name=Hotels`,
    );
  });

  it('are filtered by name, key and status, with the filters in the address', async () => {
    const api = fakeModules([flights, hotels]);
    const { user, address } = await open();
    await row('Flights');
    await user.type(screen.getByRole('searchbox', { name: 'Name' }), 'hot');
    await user.type(screen.getByRole('searchbox', { name: 'Key' }), 'hot');
    await user.click(await screen.findByRole('combobox', { name: 'Status' }));
    await user.click(await screen.findByTitle('Inactive'));
    await waitFor(() => expect(address()).toBe('/modules?name=hot&key=hot&status=inactive'));
    await waitFor(() => expect(screen.queryByText('Flights')).not.toBeInTheDocument());
    expect(api.callsTo('GET /modules').at(-1)?.query).toEqual({
      page: '1',
      per_page: '20',
      name: 'hot',
      key: 'hot',
      status: 'inactive',
    });
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(await row('Flights')).toBeVisible();
    expect(address()).toBe('/modules');
  });

  it('are sorted by a column', async () => {
    const api = fakeModules([flights, hotels]);
    const { user, address } = await open();
    await row('Flights');
    await user.click(screen.getByRole('columnheader', { name: /Key/ }));
    await waitFor(() => expect(api.callsTo('GET /modules').at(-1)?.query.sort).toBe('key'));
    expect(address()).toBe('/modules?sort=key');
  });

  it('explain themselves when empty', async () => {
    fakeModules([]);
    await open();
    expect(await screen.findByText('No modules yet. Add the first one.')).toBeVisible();
  });

  it('add a module', async () => {
    const api = fakeModules([flights]);
    const { user, address } = await open();
    await user.click(await screen.findByRole('link', { name: 'Add Module' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Add Module' })).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: /Name \(English\)/ }), 'Rail');
    await user.type(screen.getByRole('textbox', { name: /Name \(French\)/ }), 'Train');
    await user.type(screen.getByRole('textbox', { name: /Name \(Arabic\)/ }), 'القطارات');
    await user.type(screen.getByRole('textbox', { name: /Key/ }), 'rail');
    await user.click(screen.getByRole('radio', { name: 'Inactive' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await row('Rail')).toBeVisible();
    expect(address()).toBe('/modules');
    expect(api.callsTo('POST /modules').map(({ body }) => body)).toEqual([
      { key: 'rail', name: { en: 'Rail', fr: 'Train', ar: 'القطارات' }, status: 'inactive' },
    ]);
  });

  it('show missing values of a module at their fields before anything is sent', async () => {
    const api = fakeModules([]);
    const { user } = await open({ at: '/modules/create' });
    await user.type(await screen.findByRole('textbox', { name: /Key/ }), 'Rail way');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(
      await screen.findByText('Use lower-case letters, digits and single hyphens, beginning with a letter.'),
    ).toBeVisible();
    expect(screen.getAllByText('This field is required')).toHaveLength(3);
    expect(screen.getByRole('textbox', { name: /Name \(English\)/ })).toHaveFocus();
    expect(api.calls).toEqual([]);
  });

  it('show problems from the API at their fields, and keep the input', async () => {
    fakeModules([flights]);
    const { user } = await open({ at: '/modules/create' });
    await user.type(await screen.findByRole('textbox', { name: /Name \(English\)/ }), 'Rail');
    await user.type(screen.getByRole('textbox', { name: /Name \(French\)/ }), 'Train');
    await user.type(screen.getByRole('textbox', { name: /Name \(Arabic\)/ }), 'القطارات');
    const key = screen.getByRole('textbox', { name: /Key/ });
    await user.type(key, 'flights{Enter}');
    expect(await screen.findByText('Another module already has the key flights.')).toBeVisible();
    expect(key).toHaveValue('flights');
    expect(key).toHaveFocus();
  });

  it('edit everything but the key of a module, show its history, and return to the same list', async () => {
    const change = {
      id: '1',
      at: '2026-11-21T08:00:00.000Z',
      action: 'update',
      actor: { id: '2', name: 'Mona Said' },
      address: null,
      request_id: null,
      changes: [{ field: 'status', before: 'inactive', after: 'active' }],
    };
    const api = fakeModules([flights, hotels], [change]);
    const { user, address } = await open({ at: '/modules?sort=-name&name=o' });
    await user.click(await screen.findByRole('link', { name: 'Edit Hotels' }));
    await filled(/Name \(English\)/, 'Hotels');
    expect(await screen.findByText('Mona Said')).toBeVisible();
    expect(screen.getByRole('listitem')).toHaveTextContent(/Status.*Inactive.*Active/);
    expect(screen.getByRole('textbox', { name: /Key/ })).toHaveAttribute('readonly');
    await user.click(screen.getByRole('radio', { name: 'Active' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await row('Hotels')).toBeVisible();
    expect(address()).toBe('/modules?sort=-name&name=o');
    const [put] = api.callsTo('PUT /modules/{id}');
    expect(put?.headers.get('if-match')).toBe('"1"');
    expect(put?.body).toEqual({ key: 'hotels', name: hotels.name, status: 'active' });
  });

  it('show both versions if another user saved meanwhile', async () => {
    fakeModules([flights]);
    const { user } = await open({ at: `/modules/edit/${flights.id}` });
    const name = await filled(/Name \(English\)/, 'Flights');
    await window.fetch(`/api/v1/modules/${flights.id}`, {
      method: 'PUT',
      headers: { 'if-match': '"1"' },
      body: JSON.stringify({ status: 'inactive' }),
    });
    await user.clear(name);
    await user.type(name, 'Air{Enter}');
    const dialog = await screen.findByRole('dialog', {
      name: 'This record has been changed in the meantime',
    });
    expect(within(dialog).getByRole('row', { name: 'Name (English) Air Flights' })).toBeVisible();
    expect(within(dialog).getByRole('row', { name: 'Status Active Inactive' })).toBeVisible();
  });

  it('delete a module after a confirmation, and show why a deletion is refused', async () => {
    const api = fakeModules([flights, hotels]);
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Delete Hotels' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('Are you sure you want to delete?')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByText('Hotels')).not.toBeInTheDocument());
    expect(api.callsTo('DELETE /modules/{id}').map(({ params }) => params.id)).toEqual([hotels.id]);

    const used = 'This cannot be deleted: it is still used by 2 suppliers.';
    api.use({ 'DELETE /modules/{id}': () => problem(422, 'in_use_by', used) });
    await user.click(screen.getByRole('button', { name: 'Delete Flights' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(api.callsTo('DELETE /modules/{id}')).toHaveLength(2));
    expect(await row('Flights')).toBeVisible();
  });

  it('show a viewer the list without actions', async () => {
    fakeModules([flights]);
    await open({ permissions: ['show_modules'] });
    expect(await row('Flights')).toBeVisible();
    expect(screen.queryByRole('link', { name: /Add|Edit/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Delete/ })).not.toBeInTheDocument();
  });

  it.each([
    ['fr', 'Liste des modules', 'Ajouter un module', 'Vols', 'Actif'],
    ['ar', 'قائمة الوحدات', 'إضافة وحدة', 'رحلات الطيران', 'نشطة'],
  ] as const)('are shown in %s', async (language, title, add, name, status) => {
    fakeModules([flights]);
    await open({ language });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: add })).toBeVisible();
    expect(within(await row(name)).getByText(status)).toBeVisible();
    expect(within(await row(name)).getByText('flights')).toHaveAttribute('dir', 'ltr');
  });
});

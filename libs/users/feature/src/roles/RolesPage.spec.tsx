import { screen, waitFor, within } from '@testing-library/react';
import {
  mockApi,
  problem,
  renderRoutes,
  type MockApi,
  type Rendered,
  type RenderOptions,
} from '@traveldesk/shared-testing/web';
import type { Role, RoleInput } from '@traveldesk/users-contract';
import { RoleCreatePage } from './RoleCreatePage';
import { RoleEditPage } from './RoleEditPage';
import { RolesPage } from './RolesPage';

const role = (number: number, changes: Partial<Role> = {}): Role => ({
  id: `0198f000-0000-7000-8000-${String(number).padStart(12, '0')}`,
  name: 'Front desk',
  administrator: false,
  permissions: ['show_users', 'update_users'],
  users: 3,
  version: 2,
  created_at: '2026-11-21T08:00:00.000Z',
  updated_at: '2026-11-21T08:00:00.000Z',
  ...changes,
});
const desk = role(1);
const administrator = role(2, { name: 'Administrator', administrator: true, permissions: [], users: 1 });
const all = ['show_roles', 'add_roles', 'update_roles', 'delete_roles', 'show_users'];
const permissions = [
  { key: 'show_users', held: true },
  { key: 'update_users', held: true },
  { key: 'update_city', held: true },
  { key: 'update_security', held: false },
];

/** The API's roles in memory, answering as the contract says. */
function fakeRoles(given: Role[]): MockApi {
  const rows = [...given];
  const indexOf = (id: string | undefined) => rows.findIndex((row) => row.id === id);
  return mockApi({
    'GET /users_roles': ({ query }) => {
      const { name = '', permission } = query;
      const found = rows.filter(
        (row) =>
          row.name.toLowerCase().includes(name.toLowerCase()) &&
          (!permission || row.administrator || row.permissions.includes(permission)),
      );
      return { body: { data: found, total: found.length } };
    },
    'POST /users_roles': ({ body }) => {
      const input = body as RoleInput;
      if (rows.some(({ name }) => name === input.name)) {
        const fields = { name: 'Another role already has this name.' };
        return problem(422, 'invalid', 'Please check the marked fields.', fields);
      }
      const added = role(10, { ...input, users: 0, version: 1 });
      rows.unshift(added);
      return { status: 201, body: { message: 'Added.', data: added } };
    },
    'GET /users_permissions': () => ({ body: { data: permissions } }),
    'GET /users_roles/{id}': ({ params }) => {
      const found = rows[indexOf(params.id)];
      return found ? { body: found } : problem(404, 'not_found', 'This was not found.');
    },
    'PUT /users_roles/{id}': ({ params, body, headers }) => {
      const index = indexOf(params.id);
      const current = rows[index] ?? desk;
      if (headers.get('if-match') !== `"${current.version}"`) return problem(412, 'stale', 'Stale.');
      rows[index] = { ...current, ...(body as RoleInput), version: current.version + 1 };
      return { body: { message: 'Saved.', data: rows[index] } };
    },
    'DELETE /users_roles/{id}': ({ params }) => {
      const [removed] = rows.splice(indexOf(params.id), 1);
      return { body: { message: 'Deleted.', data: removed } };
    },
    'GET /users_roles/{id}/history': () => ({ body: { data: [], total: 0 } }),
  });
}

/** As the shell's table of domains has them. */
function open(options: RenderOptions = {}): Promise<Rendered> {
  return renderRoutes(
    [
      { path: '/roles', element: <RolesPage /> },
      { path: '/roles/create', element: <RoleCreatePage /> },
      { path: '/roles/edit/:id', element: <RoleEditPage /> },
    ],
    { at: '/roles', permissions: all, ...options },
  );
}

const row = (name: string) => screen.findByRole('row', { name: new RegExp(`^${name}`) });
const box = (name: RegExp | string) => screen.findByRole('checkbox', { name });

describe('the roles screens', () => {
  it('list the roles, what they allow and who has them', async () => {
    fakeRoles([desk, administrator]);
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Roles List' })).toBeVisible();
    const cells = within(await row('Front desk')).getAllByRole('cell');
    expect(cells.slice(0, 3).map((cell) => cell.textContent)).toEqual(['Front desk', '2 permissions', '3']);
    expect(screen.getByRole('link', { name: 'Who has this role: 3' })).toHaveAttribute(
      'href',
      `/users?role=${desk.id}`,
    );
    const fixed = await row('Administrator');
    expect(fixed).toHaveTextContent('Everything, also what later versions add');
    expect(within(fixed).queryByRole('link', { name: /Edit/ })).not.toBeInTheDocument();
    expect(within(fixed).queryByRole('button', { name: /Delete/ })).not.toBeInTheDocument();
  });

  it('answer who can do something, with the question in the address', async () => {
    const api = fakeRoles([desk, role(3, { name: 'Cities', permissions: ['update_city'] }), administrator]);
    const { user, address } = await open();
    await row('Cities');
    await user.type(screen.getByRole('searchbox', { name: 'Permission' }), 'update_city');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(screen.queryByText('Front desk')).not.toBeInTheDocument());
    expect(await row('Cities')).toBeVisible();
    expect(await row('Administrator')).toBeVisible();
    expect(address()).toBe('/roles?permission=update_city');
    expect(api.callsTo('GET /users_roles').at(-1)?.query).toMatchObject({ permission: 'update_city' });
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(await row('Front desk')).toBeVisible();
  });

  it('add a role: permissions found by a search, one by one or a whole area', async () => {
    const api = fakeRoles([administrator]);
    const { user, address } = await open();
    await user.click(await screen.findByRole('link', { name: 'Add Role' }));
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Helpers');
    await user.click(await box('All of Users'));
    await user.type(screen.getByRole('textbox', { name: 'Search permissions' }), 'cit');
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: /update_users/ })).toBeNull());
    await user.click(await box(/update_city/));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await row('Helpers')).toBeVisible();
    expect(address()).toBe('/roles');
    expect(api.callsTo('POST /users_roles').map(({ body }) => body)).toEqual([
      { name: 'Helpers', permissions: ['show_users', 'update_users', 'update_city'] },
    ]);
  });

  it('let nobody give or take what they do not hold', async () => {
    fakeRoles([desk]);
    await open({ at: '/roles/create' });
    const beyond = await box(/update_security/);
    expect(beyond).toBeDisabled();
    expect(await box('All of Security')).toBeDisabled();
    expect(await box(/update_users/)).toBeEnabled();
  });

  it('show at its field what is missing or refused', async () => {
    fakeRoles([desk]);
    const { user } = await open({ at: '/roles/create' });
    await box(/update_users/);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('This field is required')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Front desk{Enter}');
    expect(await screen.findByText('Another role already has this name.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  });

  it('change a role, and lead back to the list as it was', async () => {
    const api = fakeRoles([desk]);
    const { user, address } = await open({ at: '/roles?sort=-name' });
    await user.click(await screen.findByRole('link', { name: 'Edit Front desk' }));
    expect(await box(/show_users/)).toBeChecked();
    await user.click(await box(/update_users/));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await row('Front desk')).toHaveTextContent('1 permission');
    expect(address()).toBe('/roles?sort=-name');
    const [put] = api.callsTo('PUT /users_roles/{id}');
    expect(put?.headers.get('if-match')).toBe('"2"');
    expect(put?.body).toEqual({ name: 'Front desk', permissions: ['show_users'] });
  });

  it('delete a role after asking', async () => {
    const api = fakeRoles([desk, administrator]);
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Delete Front desk' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('row', { name: /Front desk/ })).not.toBeInTheDocument());
    expect(api.callsTo('DELETE /users_roles/{id}').map(({ params }) => params.id)).toEqual([desk.id]);
  });

  it('offer only what the user may do', async () => {
    fakeRoles([desk]);
    await open({ permissions: ['show_roles'] });
    expect(await row('Front desk')).toBeVisible();
    expect(screen.queryByRole('link', { name: /Edit|Add Role|Who has/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Delete/ })).not.toBeInTheDocument();
  });

  it('say that the roles could not be read, and try again', async () => {
    const api = fakeRoles([desk]);
    api.use({ 'GET /users_roles': () => problem(503, 'unavailable', 'The service is unavailable.') });
    const { user } = await open();
    expect(await screen.findByText('The service is unavailable.')).toBeVisible();
    api.use({ 'GET /users_roles': () => ({ body: { data: [desk], total: 1 } }) });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await row('Front desk')).toBeVisible();
  });

  it('speak Arabic', async () => {
    fakeRoles([desk]);
    await open({ language: 'ar', at: '/roles/create' });
    const security = await screen.findByRole('group', { name: /الأمان/ });
    expect(within(security).getByText('update_security')).toHaveAttribute('dir', 'ltr');
  });
});

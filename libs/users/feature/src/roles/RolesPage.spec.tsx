import { screen, waitFor, within } from '@testing-library/react';
import {
  mockApi,
  problem,
  renderRoutes,
  type Rendered,
  type RenderOptions,
} from '@traveldesk/shared-testing/web';
import type { Role, RoleInput } from '@traveldesk/users-contract';
import { RoleCreatePage } from './RoleCreatePage';
import { RoleEditPage } from './RoleEditPage';
import { RolesPage } from './RolesPage';

function role(changes: Partial<Role> = {}): Role {
  return {
    id: '0198f000-0000-7000-8000-0000000000a1',
    name: 'Desk',
    administrator: false,
    permissions: ['show_users', 'add_users'],
    users: 3,
    version: 1,
    created_at: '2026-11-21T08:00:00.000Z',
    updated_at: '2026-11-21T08:00:00.000Z',
    ...changes,
  };
}
const boss = role({
  id: '0198f000-0000-7000-8000-0000000000a0',
  name: 'Administrator',
  administrator: true,
  permissions: [],
  users: 1,
});

/** The API's roles in memory. The caller holds everything but `show_transactions`. */
function fakeRoles(roles: Role[]) {
  const rows = [...roles];
  const page = (data: readonly unknown[]) => ({ body: { data, total: data.length } });
  return mockApi({
    'GET /users_roles': ({ query }) =>
      page(rows.filter(({ name }) => name.toLowerCase().includes((query.name ?? '').toLowerCase()))),
    'GET /users_permissions': () => ({
      body: {
        data: [
          { key: 'add_users', held: true },
          { key: 'export_users', held: true },
          { key: 'show_transactions', held: false },
          { key: 'show_users', held: true },
        ],
      },
    }),
    'POST /users_roles': ({ body }) => {
      const added = role({ ...(body as RoleInput), id: '0198f000-0000-7000-8000-0000000000a9', users: 0 });
      rows.push(added);
      return { status: 201, body: { message: `The role ${added.name} is added.`, data: added } };
    },
    'GET /users_roles/{id}': ({ params }) => {
      const found = rows.find(({ id }) => id === params.id);
      return found ? { body: found } : problem(404, 'not_found', 'This was not found.');
    },
    'PUT /users_roles/{id}': ({ body }) => ({
      body: { message: 'Saved.', data: { ...rows[1], ...(body as RoleInput) } },
    }),
    'DELETE /users_roles/{id}': () =>
      problem(422, 'in_use_by', 'This cannot be deleted: it is still used by 3 users.'),
    'GET /users_roles/{id}/history': () =>
      page([
        {
          id: '1',
          at: '2026-11-21T08:00:00.000Z',
          action: 'update',
          actor: { id: '2', name: 'Mona Said' },
          address: null,
          request_id: null,
          changes: [{ field: 'permissions', before: ['show_users'], after: ['add_users', 'show_users'] }],
        },
      ]),
  });
}

const all = ['show_roles', 'add_roles', 'update_roles', 'delete_roles', 'export_roles', 'show_users'];

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

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

describe('the roles screens', () => {
  it('list the roles with what they allow, and lead to who has them', async () => {
    fakeRoles([boss, role()]);
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Roles List' })).toBeVisible();
    expect(within(await row('Desk')).getByText('2 permissions')).toBeVisible();
    expect(within(await row('Desk')).getByRole('link', { name: 'Who has this role: 3' })).toHaveAttribute(
      'href',
      `/users?role=${role().id}`,
    );
    expect(
      within(await row('Administrator')).getByText('Everything, also what later versions add'),
    ).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Edit Administrator' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Delete Administrator' })).not.toBeInTheDocument();
  });

  it('are found by name and by permission, in the address', async () => {
    const api = fakeRoles([boss, role()]);
    const { user, address } = await open();
    await row('Desk');
    await user.type(screen.getByRole('searchbox', { name: 'Permission' }), 'add_users{Enter}');
    await waitFor(() => expect(address()).toBe('/roles?permission=add_users'));
    expect(api.callsTo('GET /users_roles').at(-1)?.query).toMatchObject({ permission: 'add_users' });
  });

  it('add a role from the matrix of permissions, by area and with a search', async () => {
    const api = fakeRoles([boss]);
    const { user, address } = await open();
    await user.click(await screen.findByRole('link', { name: 'Add Role' }));
    await user.type(await screen.findByRole('textbox', { name: /Name/ }), 'Night desk');
    const users = await screen.findByRole('group', { name: /Users/ });
    await user.click(within(users).getByRole('checkbox', { name: 'All of Users' }));
    await user.type(screen.getByRole('textbox', { name: 'Search permissions' }), 'export');
    expect(screen.queryByText('show_users')).not.toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: /export_users/ }));
    await user.clear(screen.getByRole('textbox', { name: 'Search permissions' }));
    expect(screen.getByRole('checkbox', { name: /show_transactions/ })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await row('Night desk')).toBeVisible();
    expect(address()).toBe('/roles');
    const [sent] = api.callsTo('POST /users_roles').map(({ body }) => body as RoleInput);
    expect(sent?.name).toBe('Night desk');
    expect([...(sent?.permissions ?? [])].sort()).toEqual(['add_users', 'show_users']);
  });

  it('edit a role, with its history before and after', async () => {
    const api = fakeRoles([boss, role()]);
    const { user } = await open({ at: `/roles/edit/${role().id}` });
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Name/ })).toHaveValue('Desk'));
    expect(await screen.findByText('Mona Said')).toBeVisible();
    expect(screen.getByRole('listitem')).toHaveTextContent(/Permissions.*show_users.*add_users, show_users/);
    await user.click(await screen.findByRole('checkbox', { name: /add_users/ }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('heading', { level: 1, name: 'Roles List' });
    const [put] = api.callsTo('PUT /users_roles/{id}');
    expect(put?.headers.get('if-match')).toBe('"1"');
    expect(put?.body).toEqual({ name: 'Desk', permissions: ['show_users'] });
  });

  it('keep a role that somebody has', async () => {
    const api = fakeRoles([boss, role()]);
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Delete Desk' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(api.callsTo('DELETE /users_roles/{id}')).toHaveLength(1));
    expect(await row('Desk')).toBeVisible();
  });

  it('offer only what the user may do', async () => {
    fakeRoles([role()]);
    await open({ permissions: ['show_roles'] });
    expect(await row('Desk')).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Delete|Export/ })).not.toBeInTheDocument();
  });

  it.each([
    ['fr', 'Liste des rôles'],
    ['ar', 'قائمة الأدوار'],
  ] as const)('speak %s', async (language, title) => {
    fakeRoles([role()]);
    await open({ language });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  });
});

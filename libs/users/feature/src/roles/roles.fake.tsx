import { screen } from '@testing-library/react';
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
import { RoleViewPage } from './RoleViewPage';

export const role = (number: number, changes: Partial<Role> = {}): Role => ({
  id: `0198f000-0000-7000-8000-${String(number).padStart(12, '0')}`,
  name: 'Front desk',
  administrator: false,
  company: null,
  assignable: false,
  editable: true,
  permissions: ['show_users', 'update_users'],
  users: 3,
  version: 2,
  created_at: '2026-11-21T08:00:00.000Z',
  updated_at: '2026-11-21T08:00:00.000Z',
  ...changes,
});
export const desk = role(1);
export const administrator = role(2, {
  name: 'Administrator',
  administrator: true,
  editable: false,
  permissions: [],
  users: 1,
});
export const nile = { id: '0198f000-0000-7000-8000-0000000000b1', name: 'Nile Travel' };
const all = ['show_roles', 'add_roles', 'update_roles', 'delete_roles', 'show_users'];
const permissions = [
  { key: 'show_users', held: true, company: true },
  { key: 'update_users', held: true, company: true },
  { key: 'update_city', held: true, company: false },
  { key: 'update_security', held: false, company: false },
];

const written = ({ name, permissions, assignable = false, company_id: owner }: RoleInput): Partial<Role> => ({
  name,
  permissions,
  assignable,
  ...(owner ? { company: nile } : {}),
});

/** A fake roles API in memory that follows the contract. */
export function fakeRoles(given: Role[]): MockApi {
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
      const added = role(10, { ...written(input), users: 0, version: 1 });
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
      rows[index] = { ...current, ...written(body as RoleInput), version: current.version + 1 };
      return { body: { message: 'Saved.', data: rows[index] } };
    },
    'DELETE /users_roles/{id}': ({ params }) => {
      const [removed] = rows.splice(indexOf(params.id), 1);
      return { body: { message: 'Deleted.', data: removed } };
    },
    'GET /users_roles/{id}/history': () => ({ body: { data: [], total: 0 } }),
    'GET /users': () => ({ body: { data: [], total: 3 } }),
    'GET /companies': () => ({ body: { data: [{ ...nile, parent: null }], total: 1 } }),
    'GET /companies/{id}': () => ({ body: { ...nile, parent: null } }),
  });
}

/** Renders the roles screens with the routes of the shell. */
export function open(options: RenderOptions = {}): Promise<Rendered> {
  return renderRoutes(
    [
      { path: '/roles', element: <RolesPage /> },
      { path: '/roles/create', element: <RoleCreatePage /> },
      { path: '/roles/view/:id', element: <RoleViewPage /> },
      { path: '/roles/edit/:id', element: <RoleEditPage /> },
    ],
    { at: '/roles', permissions: all, ...options },
  );
}

export const row = (name: string) => screen.findByRole('row', { name: new RegExp(`^${name}`) });
export const box = (name: RegExp | string) => screen.findByRole('checkbox', { name });

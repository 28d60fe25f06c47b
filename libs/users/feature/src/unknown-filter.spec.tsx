import { screen, waitFor, within } from '@testing-library/react';
import { problem, renderScreen } from '@traveldesk/shared-testing/web';
import { desk as frontDesk, fakeRoles } from './roles/roles.fake';
import { RolesPage } from './roles/RolesPage';
import { fakeUsers, night, user as record } from './users/users.fake';
import { UsersPage } from './users/UsersPage';

const nowhere = '0198f000-0000-7000-8000-00000000dead';
const missing = () => problem(404, 'not_found', 'This was not found.');
const gone = (filter: string) =>
  `The filter “${filter}” names a record that does not exist, so the list is shown without it.`;
const openUsers = (search: string) =>
  renderScreen(<UsersPage />, { path: '/users', at: `/users?${search}`, permissions: ['show_users'] });
const openRoles = (search: string) =>
  renderScreen(<RolesPage />, { path: '/roles', at: `/roles?${search}`, permissions: ['show_users'] });

describe('users and roles filtered by an unknown record', () => {
  it.each([
    [`company_id=${nowhere}&status=active`, 'Company', '?status=active'],
    [`role=${nowhere}&page=2`, 'Role', ''],
  ])('users with “%s” show the list without the filter, and say so', async (search, filter, left) => {
    fakeUsers([record(11)]).use({ 'GET /companies/{id}': missing, 'GET /users_roles/{id}': missing });
    const { address } = await openUsers(search);
    await waitFor(() => expect(address()).toBe(`/users${left}`));
    expect(await screen.findByText(gone(filter))).toBeVisible();
    expect(await screen.findByRole('row', { name: /Rana Saleh/ })).toBeVisible();
  });

  it('names the role of the filter', async () => {
    const role = { ...night, administrator: false, permissions: [], company: null, assignable: false };
    fakeUsers([record(11)]).use({ 'GET /users_roles/{id}': () => ({ body: role }) });
    const { address } = await openUsers(`role=${night.id}`);
    expect(await within(screen.getByRole('search')).findByText('Night')).toBeVisible();
    expect(address()).toBe(`/users?role=${night.id}`);
  });

  it('roles of an unknown company show all roles, and say so', async () => {
    fakeRoles([frontDesk]).use({ 'GET /companies/{id}': missing });
    const { address } = await openRoles(`company_id=${nowhere}&name=front`);
    await waitFor(() => expect(address()).toBe('/roles?name=front'));
    expect(await screen.findByText(gone('Company'))).toBeVisible();
    expect(await screen.findByRole('row', { name: /Front desk/ })).toBeVisible();
  });

  it('the filter for the platform’s own roles has a name', async () => {
    fakeRoles([frontDesk]);
    const { address } = await openRoles('company_id=none');
    expect(await within(screen.getByRole('search')).findByText('Platform')).toBeVisible();
    expect(address()).toBe('/roles?company_id=none');
  });
});

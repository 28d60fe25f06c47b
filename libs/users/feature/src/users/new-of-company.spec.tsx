import { screen } from '@testing-library/react';
import { renderScreen } from '@traveldesk/shared-testing/web';
import { fakeUsers, nile } from './users.fake';
import { UsersPage } from './UsersPage';

it('the list of one company’s users links to a new user of that company', async () => {
  fakeUsers([]).use({ 'GET /companies/{id}': () => ({ body: { ...nile, parent: null } }) });
  await renderScreen(<UsersPage />, {
    path: '/users',
    at: `/users?company_id=${nile.id}`,
    permissions: ['show_users', 'add_users', 'show_companies'],
  });
  expect(await screen.findByRole('link', { name: 'Add User' })).toHaveAttribute(
    'href',
    `/users/create?company_id=${nile.id}`,
  );
});

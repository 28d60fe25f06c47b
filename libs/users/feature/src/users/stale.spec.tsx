import { screen, within } from '@testing-library/react';
import { problem } from '@traveldesk/shared-testing/web';
import { desk, fakeUsers, night, nile, user as record } from './users.fake';
import { filled, open } from './users.screens.fake';

const rana = record(11);

it('shows everything that saving would overwrite, with company and roles by name', async () => {
  const api = fakeUsers([rana]);
  const { user } = await open({ at: `/users/edit/${rana.id}` });
  const name = await filled('Name', 'Rana Saleh');
  await user.type(name, ' H.');
  api.use({
    'PUT /users/{id}': () => problem(412, 'stale', 'Someone else has changed this since you opened it.'),
    'GET /users/{id}': () => ({
      body: { ...rana, type: 'company', company: nile, roles: [desk, night], version: 2 },
    }),
  });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = await screen.findByRole('dialog');
  const rows = within(dialog)
    .getAllByRole('row')
    .slice(1)
    .map((one) => [...one.children].map((cell) => cell.textContent));
  expect(rows).toEqual([
    ['Name', 'Rana Saleh H.', 'Rana Saleh'],
    ['Type', 'Staff', 'Company'],
    ['Company', '—', 'Nile Travel'],
    ['Roles', 'Nothing more', 'Only here: Night'],
  ]);
});

// Runs alone: no list may have been left with filters.
import { screen } from '@testing-library/react';
import { mockApi, problem, renderRoutes } from '@traveldesk/shared-testing/web';
import { screens } from '../domains';
import { routesWith } from '../routing/routes';

const id = '0198f000-0000-7000-8000-00000000000a';
const recordScreens = screens
  .filter(({ path }) => /\/(edit|view)\/:id$/.test(path))
  .map(({ path, permission = '' }) => {
    const list = path.replace(/\/(edit|view)\/:id$/, '');
    return {
      list,
      path: path.replace(':id', id),
      permissions: [permission, screens.find((one) => one.path === list)?.permission ?? ''].flat(),
    };
  });

const open = (
  list: string,
  permissions: string[],
  answer: ReturnType<typeof problem>,
  at = `${list}/edit/${id}`,
) => {
  mockApi({ [`GET /{things}/{id}`]: () => answer, 'GET /{things}/{id}/history': () => answer });
  return renderRoutes(routesWith, { at, permissions });
};

it.each(recordScreens)('$path leads back to its list from a record that does not exist', async (record) => {
  const { user, address } = await open(
    record.list,
    record.permissions,
    problem(404, 'not_found', 'This was not found.'),
    record.path,
  );
  await screen.findByRole('heading', { level: 1, name: 'Page not found' });
  expect(address()).toBe(`/error${record.path}`);
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: /^Back to (?!home)/ }));
  expect(address()).toBe(record.list);
});

it('treats an impossible id, which the API rejects, the same way', async () => {
  await open('/users', ['show_users', 'update_users'], problem(400, 'bad_request', 'This is not valid.'));
  expect(await screen.findByRole('link', { name: 'Back to Users' })).toHaveAttribute('href', '/users');
});

it('does not lead to a list that the user may not see', async () => {
  await open('/users', ['update_users'], problem(404, 'not_found', 'This was not found.'));
  await screen.findByRole('heading', { level: 1, name: 'Page not found' });
  expect(screen.getAllByRole('link', { name: /^Back to/ }).map((link) => link.textContent)).toEqual([
    'Back to home',
  ]);
});

it('allows loading a record again after a failure', async () => {
  const { address } = await open('/users', ['update_users'], problem(503, 'unavailable', 'Later.'));
  // The record's form and its history.
  expect(await screen.findAllByRole('button', { name: 'Try again' })).toHaveLength(2);
  expect(address()).toBe(`/users/edit/${id}`);
});

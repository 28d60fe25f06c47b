import { screen, waitFor, within } from '@testing-library/react';
import { problem, renderRoutes, testUser, type RenderOptions } from '@traveldesk/shared-testing/web';
import { desk, fakeUsers, nile, user as person } from './users.fake';
import { UsersPage } from './UsersPage';
import { UserViewPage } from './UserViewPage';

const rana = person(7, { type: 'company', company: nile });
const page = `/users/view/${rana.id}`;
const all = ['show_users', 'add_users', 'update_users', 'delete_users', 'show_companies', 'show_roles'];

const open = (options: RenderOptions = {}) =>
  renderRoutes(
    [
      { path: '/users', element: <UsersPage /> },
      { path: '/users/view/:id', element: <UserViewPage /> },
    ],
    { at: page, permissions: all, ...options },
  );

const title = () => screen.findByRole('heading', { level: 1, name: rana.name });

describe('the page of a user', () => {
  it('opens from the row, without actions for a reader', async () => {
    fakeUsers([rana]);
    const { user, address } = await open({ at: '/users', permissions: ['show_users'] });
    const row = await screen.findByRole('row', { name: /Rana Saleh/ });
    await user.click(within(row).getByText('Active'));
    await title();
    expect(address()).toBe(page);
    for (const name of ['Edit', 'Delete', 'Suspend', 'Send the invitation again']) {
      expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    }
    expect(screen.queryByRole('link', { name: nile.name })).not.toBeInTheDocument();
  });

  it('shows the facts, with links to the company and roles', async () => {
    fakeUsers([rana]);
    await open();
    await title();
    const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(facts.slice(0, 7)).toEqual([
      'rana@traveldesk.example',
      '+201001234567',
      'Company',
      'Nile Travel',
      'Front desk',
      'English',
      'Never',
    ]);
    expect(screen.getByText('+201001234567')).toHaveAttribute('dir', 'ltr');
    expect(screen.getByRole('link', { name: nile.name })).toHaveAttribute(
      'href',
      `/companies/view/${nile.id}`,
    );
    expect(screen.getByRole('link', { name: desk.name })).toHaveAttribute('href', `/roles/view/${desk.id}`);
  });

  it('loads the user’s activity when the tab is opened', async () => {
    const entry = { id: '1', at: '2026-11-21T08:00:00.000Z', address: null, request_id: null, changes: [] };
    const log = { ...entry, action: 'login', actor: null, entity: 'user', entity_id: rana.id };
    const api = fakeUsers([rana], { logs: [log] });
    const { user } = await open({ permissions: ['show_users'] });
    await title();
    expect(api.callsTo('GET /users/{id}/logs')).toEqual([]);
    await user.click(screen.getByRole('tab', { name: 'Activity' }));
    expect(await screen.findByText('Signed in · User')).toBeVisible();
  });

  it('moves the focus to the first newly loaded entry of the activity', async () => {
    const entry = { at: '2026-11-21T08:00:00.000Z', address: null, request_id: null, changes: [] };
    const all = Array.from({ length: 30 }, (_, index) => ({
      ...entry,
      id: `${index}`,
      action: index === 20 ? 'logout' : 'login',
      actor: null,
      entity: 'user',
      entity_id: rana.id,
    }));
    const api = fakeUsers([rana]);
    api.use({
      'GET /users/{id}/logs': ({ query }) => ({
        body: { data: all.slice(0, Number(query['per_page'])), total: all.length },
      }),
    });
    const { user } = await open({ permissions: ['show_users'] });
    await title();
    await user.click(screen.getByRole('tab', { name: 'Activity' }));
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    const first = await screen.findByText('Signed out · User');
    expect(first.closest('li')).toHaveFocus();
  });

  it('suspends an account, and shows its new state', async () => {
    const api = fakeUsers([rana]);
    const { user } = await open();
    await title();
    await user.click(screen.getByRole('button', { name: 'Suspend' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Suspend' }));
    expect(await screen.findByText('Suspended')).toBeVisible();
    expect(api.callsTo('POST /users/{id}/status')).toHaveLength(1);
  });

  it('has all its actions together, beside the name', async () => {
    fakeUsers([rana], { factors: [rana.id] });
    await open();
    const header = within((await title()).closest('header') as HTMLElement);
    await header.findByRole('button', { name: 'Remove second factor' });
    for (const name of ['Suspend', 'Delete']) expect(header.getByRole('button', { name })).toBeVisible();
    expect(header.getByRole('link', { name: 'Edit' })).toBeVisible();
  });

  it('offers no suspension of the user’s own account', async () => {
    fakeUsers([person(7, { id: testUser().id })]);
    await open({ at: `/users/view/${testUser().id}` });
    await title();
    expect(screen.queryByRole('button', { name: 'Suspend' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Edit' })).toBeVisible();
  });

  it('shows a user of another company as not found', async () => {
    const api = fakeUsers([]);
    api.use({ 'GET /users/{id}/history': () => problem(404, 'not_found', 'This was not found.') });
    const { address } = await open();
    await waitFor(() => expect(address()).toBe(`/error${page}`));
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { mockApi, problem, renderRoutes } from '@traveldesk/shared-testing/web';
import type { OwnSession, Profile, ProfileInput } from '@traveldesk/users-contract';
import { ProfilePage } from './ProfilePage';

const record: Profile = {
  id: '0198f000-0000-7000-8000-0000000000c1',
  name: 'Nadia Farouk',
  email: 'agent@nile.example',
  phone: null,
  type: 'company',
  company: null,
  roles: [],
  status: 'active',
  language: 'en',
  time_zone: null,
  password_changed: true,
  last_login_at: null,
  version: 4,
  created_at: '2026-11-21T08:00:00.000Z',
  updated_at: '2026-11-21T08:00:00.000Z',
};

const here: OwnSession = {
  id: '0198f000-0000-7000-8000-0000000000d1',
  started_at: '2026-11-21T08:00:00.000Z',
  used_at: '2026-11-21T08:10:00.000Z',
  address: '203.0.113.9',
  agent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36',
  current: true,
};
const forgotten: OwnSession = {
  ...here,
  id: '0198f000-0000-7000-8000-0000000000d2',
  address: '198.51.100.7',
  agent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
  current: false,
};

function fakeProfile(changes: Partial<Profile> = {}) {
  let current = { ...record, ...changes };
  const sessions = [here, forgotten];
  return mockApi({
    'GET /profile': () => ({ body: current }),
    'PUT /profile': ({ body, headers }) => {
      if (headers.get('if-match') !== `"${current.version}"`) {
        return problem(412, 'stale', 'Someone else has changed this since you opened it.');
      }
      current = { ...current, ...(body as ProfileInput), version: current.version + 1 };
      return { body: { message: 'Your profile was saved.', data: current } };
    },
    'GET /sessions': () => ({ body: { data: sessions } }),
    'POST /sessions/end-others': () => {
      sessions.splice(1);
      return { body: { message: 'All your other sessions have been ended.' } };
    },
    'DELETE /sessions/{id}': ({ params }) => {
      sessions.splice(
        sessions.findIndex(({ id }) => id === params.id),
        1,
      );
      return { body: { message: 'The session has been ended.' } };
    },
  });
}

const open = () =>
  renderRoutes([{ path: '/profile', element: <ProfilePage /> }], { at: '/profile', permissions: [] });

describe('the profile', () => {
  it('can be saved more than once, and stays on the screen', async () => {
    const api = fakeProfile();
    const { user, address } = await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'My profile' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Nadia Farouk'));
    expect(screen.getByRole('link', { name: 'Change password' })).toHaveAttribute('href', '/change-password');
    for (const more of [' A', ' B']) {
      const calls = api.callsTo('PUT /profile').length;
      await user.type(screen.getByRole('textbox', { name: 'Name' }), more);
      await user.click(screen.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(api.callsTo('PUT /profile')).toHaveLength(calls + 1));
      await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
    }
    expect(api.callsTo('PUT /profile').at(-1)?.body).toEqual({
      name: 'Nadia Farouk A B',
      phone: null,
      language: 'en',
      time_zone: null,
    });
    await waitFor(() =>
      expect(JSON.parse(localStorage.getItem('user') ?? '{}')).toMatchObject({
        name: 'Nadia Farouk A B',
      }),
    );
    expect(address()).toBe('/profile');
  });

  it('sets the time zone, found by its city, and shows times in it at once', async () => {
    const api = fakeProfile();
    const { user } = await open();
    const field = await screen.findByRole('combobox', { name: 'Time zone' });
    await user.click(field);
    await user.type(field, 'kiritimati');
    await user.click(await screen.findByTitle(/Pacific\/Kiritimati \(GMT\+14\)/));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(api.callsTo('PUT /profile')[0]?.body).toMatchObject({ time_zone: 'Pacific/Kiritimati' }),
    );
    expect(await screen.findAllByText('Signed in 21 Nov 2026, 22:00')).not.toHaveLength(0);
    expect(JSON.parse(localStorage.getItem('user') ?? '{}')).toMatchObject({
      time_zone: 'Pacific/Kiritimati',
    });
    expect(api.callsTo('GET /sessions').at(-1)?.headers.get('time-zone')).toBe('Pacific/Kiritimati');
  });

  it('says so if the browser does not know the time zone', async () => {
    fakeProfile({ time_zone: 'Atlantis/Capital' });
    await open();
    expect(await screen.findByText(/This browser does not know .Atlantis\/Capital./)).toBeVisible();
  });

  it('lists the user’s sessions, and ends another session', async () => {
    const api = fakeProfile();
    const { user } = await open();
    const own = (await screen.findByText('This session')).closest('li') as HTMLElement;
    expect(within(own).getByText('Chrome · Linux')).toBeVisible();
    expect(within(own).queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByText('198.51.100.7')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'End the session: Firefox · Windows' }));
    await waitFor(() => expect(screen.queryByText('198.51.100.7')).not.toBeInTheDocument());
    expect(api.callsTo('DELETE /sessions/{id}').map(({ path }) => path)).toEqual([
      expect.stringContaining(forgotten.id),
    ]);
    expect(screen.getByText('203.0.113.9')).toBeVisible();
    // No other session is left, so the list has the focus.
    await waitFor(() => expect(own.parentElement).toHaveFocus());
  });

  it('ends all other sessions after a question', async () => {
    const api = fakeProfile();
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'End all other sessions' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('This session and your API tokens stay.');
    await user.click(within(dialog).getByRole('button', { name: 'End all other sessions' }));
    await waitFor(() => expect(screen.queryByText('198.51.100.7')).not.toBeInTheDocument());
    expect(api.callsTo('POST /sessions/end-others')).toHaveLength(1);
    expect(screen.getByText('203.0.113.9')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'End all other sessions' })).not.toBeInTheDocument();
  });
});

import { act, renderHook, waitFor } from '@testing-library/react';
import { mockApi, testUser } from '@traveldesk/shared-testing/web';
import { setNavigator } from '../navigation/navigator';
import { otherTab } from './other-tab.fake';
import { beginPage } from './page';
import { can, useCan, useHasModule, useHasRole, usePermissions } from './permissions';
import { signOut } from './sign-out';
import { clearSession, readSession, renewUser, storeSession, storeUser } from './storage';
import { useSession } from './useSession';

const user = testUser({
  permissions: ['show_users', 'add_city'],
  roles: ['Agent'],
  modules: [{ key: 'flights', name: 'Flights' }],
});

it('stores token, user, permissions, roles and modules, each under its own key', () => {
  storeSession({ token: 'abc', user });
  expect(localStorage.getItem('token')).toBe('abc');
  expect(JSON.parse(localStorage.getItem('permissions') ?? '')).toEqual(['show_users', 'add_city']);
  expect(readSession()).toMatchObject({ token: 'abc', user, roles: ['Agent'], modules: ['flights'] });
});

const broken = ['{broken', 'null', '5', '"text"', '[]', '{"id":7}', '{"__proto__":{"id":"x"}}', '[null,{}]'];

it.each(broken)('ignores everything that was tampered with: %s', (text) => {
  storeSession({ token: 'abc', user });
  for (const key of ['user', 'permissions', 'roles', 'modules']) localStorage.setItem(key, text);
  beginPage();
  expect(readSession()).toEqual({ token: 'abc', user: null, permissions: [], roles: [], modules: [] });
  expect(can('show_users')).toBe(false);
});

it('is the same object until the stored values change', () => {
  storeSession({ token: 'abc', user });
  const before = readSession();
  expect(readSession()).toBe(before);
  storeUser({ ...user, name: 'Another' });
  expect(readSession()).not.toBe(before);
});

it('renders nothing again where a profile is unchanged', () => {
  storeSession({ token: 'abc', user });
  const render = jest.fn(useSession);
  renderHook(render);
  const before = readSession();
  act(() => renewUser({ ...user, roles: [...user.roles] }));
  expect(render).toHaveBeenCalledTimes(1);
  expect(readSession()).toBe(before);
  act(() => renewUser({ ...user, permissions: [] }));
  expect(render).toHaveBeenCalledTimes(2);
});

it('counts as new even after a change without visible effect, so that earlier requests are recognized as older', () => {
  storeSession({ token: 'abc', user });
  const before = readSession();
  act(() => storeUser({ ...user }));
  expect(readSession()).not.toBe(before);
});

it('notifies components when a permission is added or removed, here or in another tab', () => {
  storeSession({ token: 'abc', user });
  const { result } = renderHook(() => ({
    ...usePermissions({ list: 'show_users', create: 'add_users' }),
    city: useCan('add_city'),
    anything: useCan(undefined),
    role: useHasRole('Agent'),
    module: useHasModule('hotels'),
    name: useSession().user?.name,
  }));
  const before = { list: true, create: false, city: true, anything: true, role: true, module: false };
  expect(result.current).toEqual({ ...before, name: 'Mona Said' });
  act(() => storeUser({ ...user, permissions: ['add_users'] }));
  expect(result.current).toMatchObject({ list: false, create: true, city: false });
  act(() => {
    otherTab.does([['permissions', '["show_users"]']]);
  });
  expect(result.current).toMatchObject({ list: true, create: false });
});

describe('a sign-out', () => {
  const reloaded: string[] = [];
  beforeEach(() => {
    reloaded.length = 0;
    setNavigator({ reload: (path) => reloaded.push(path) });
    storeSession({ token: 'abc', user });
  });

  it('clears the storage, calls the API, and loads the login page', async () => {
    const api = mockApi({ 'POST /logout': () => ({ body: { message: 'Bye' } }) });
    signOut();
    expect(readSession()).toMatchObject({ token: null, user: null, permissions: [], roles: [], modules: [] });
    await waitFor(() => expect(reloaded).toEqual(['/login']));
    expect(api.calls[0]?.headers.get('authorization')).toBe('Bearer abc');
  });

  it('works without a network', async () => {
    mockApi({ 'POST /logout': () => Promise.reject(new TypeError('offline')) });
    signOut();
    expect(localStorage.getItem('token')).toBeNull();
    await waitFor(() => expect(reloaded).toEqual(['/login']));
  });

  it('sends nothing where no one is signed in', () => {
    clearSession();
    const api = mockApi();
    signOut();
    expect(api.calls).toEqual([]);
  });
});

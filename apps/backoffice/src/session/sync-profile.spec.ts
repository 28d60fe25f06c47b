import { mockApi, problem, testUser, type MockAnswer } from '@traveldesk/shared-testing/web';
import { can, createStore, setNavigator, storeSession, storeUser, useToast } from '@traveldesk/shared-web';
import { renderHook } from '@testing-library/react';
import { syncProfile } from './sync-profile';

const go = jest.fn();
const reload = jest.fn();

async function sync(answer: MockAnswer | Error): Promise<string> {
  storeSession({ token: 't', user: testUser({ permissions: ['show_users'] }) });
  setNavigator({ go, reload });
  mockApi({
    'GET /me': () => {
      if (answer instanceof Error) throw answer;
      return answer;
    },
  });
  const { result } = renderHook(() => useToast().title);
  await syncProfile(createStore().dispatch);
  return result.current;
}

describe('the profile loaded at start', () => {
  it('is stored, so that a permission added or removed meanwhile takes effect', async () => {
    await sync({ body: { data: testUser({ permissions: ['show_cities'] }) } });
    expect([can('show_users'), can('show_cities')]).toEqual([false, true]);
    expect(go).not.toHaveBeenCalled();
  });

  it('does not overwrite what was stored meanwhile', async () => {
    storeSession({ token: 't', user: testUser({ permissions: [] }) });
    mockApi({
      'GET /me': () => {
        storeUser(testUser({ permissions: ['show_users'] }));
        return { body: { data: testUser({ permissions: [] }) } };
      },
    });
    await syncProfile(createStore().dispatch);
    expect(can('show_users')).toBe(true);
  });

  it.each<[string, MockAnswer | Error]>([
    ['a failure', problem(500, 'internal', 'Something went wrong.')],
    ['a refusal', problem(403, 'forbidden', 'No.')],
    ['a missing network', new Error('offline')],
  ])('ignores %s silently (SPECIFICATION 8)', async (_, answer) => {
    expect(await sync(answer)).toBe('');
    expect(can('show_users')).toBe(true);
    expect(localStorage.getItem('token')).toBe('t');
    expect(reload).not.toHaveBeenCalled();
  });

  it('redirects to a required password change', async () => {
    await sync({ body: { data: testUser({ password_changed: false }) } });
    expect(go).toHaveBeenCalledWith('/change-password');
  });

  it('signs out a user whom the API no longer knows', async () => {
    expect(await sync(problem(401, 'unauthenticated', 'Please sign in.'))).toBe('');
    expect(localStorage.getItem('token')).toBeNull();
    expect(reload).toHaveBeenCalledWith('/login');
  });
});

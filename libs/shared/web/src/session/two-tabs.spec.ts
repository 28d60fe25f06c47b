import { mockApi, problem, testUser } from '@traveldesk/shared-testing/web';
import { baseQuery } from '../api/baseQuery';
import { setNavigator } from '../navigation/navigator';
import { readToast } from '../toast/toast';
import { wasSessionLost } from './lost';
import { otherTab } from './other-tab.fake';
import { signOut } from './sign-out';
import { readSession, storeSession, storeUser } from './storage';
import { holdUnsaved } from './unsaved';

const mona = testUser({ id: 'mona', name: 'Mona Said', permissions: ['show_users'] });
const omar = testUser({ id: 'omar', name: 'Omar Nabil', permissions: ['show_cities'] });
const reloaded: string[] = [];

beforeEach(() => {
  reloaded.length = 0;
  setNavigator({ reload: (path) => reloaded.push(path) });
  window.history.replaceState(null, '', '/users?page=2#row');
  storeSession({ token: 'monas', user: mona });
});

const call = (url = '/things', method: 'GET' | 'PUT' = 'GET') =>
  baseQuery({ url, method }, { signal: new AbortController().signal } as Parameters<typeof baseQuery>[1], {});
const tokens = (api: ReturnType<typeof mockApi>) =>
  api.calls.map(({ headers }) => headers.get('authorization'));

describe('when another user signs in in another tab', () => {
  it('the page restarts at its address, and hides everything of its own user', () => {
    otherTab.signsIn('omars', omar);
    expect(reloaded).toEqual(['/users?page=2#row']);
    expect(document.body).not.toBeVisible();
    expect(readSession().token).toBeNull();
  });

  it('nothing is saved in the other user’s name, even by a page without an event', async () => {
    const api = mockApi({ 'PUT /me': () => ({ body: { data: mona } }) });
    otherTab.changesUnseen('omars', omar);
    await call('/me', 'PUT');
    expect(api.calls).toEqual([]);
    expect(reloaded).toEqual(['/users?page=2#row']);
    expect(readToast().title).toBe('');
  });

  it('earlier requests return nothing, and do not change the other user’s data', async () => {
    mockApi({
      'PUT /me': () => {
        otherTab.signsIn('omars', omar);
        return { body: { data: mona } };
      },
      'GET /things': () => problem(401, 'unauthenticated', 'Please sign in.'),
    });
    await call('/me', 'PUT');
    storeUser({ ...mona, name: 'Mona Adel' });
    await call('/things');
    expect(localStorage.getItem('token')).toBe('omars');
    expect(JSON.parse(localStorage.getItem('user') ?? '{}')).toMatchObject({ name: 'Omar Nabil' });
  });

  it('a 401 for the earlier session, without an event, leaves the new one intact', async () => {
    mockApi({
      'GET /things': () => {
        otherTab.changesUnseen('omars', omar);
        return problem(401, 'unauthenticated', 'Please sign in.');
      },
    });
    await call();
    expect(localStorage.getItem('token')).toBe('omars');
    expect(reloaded).toEqual(['/users?page=2#row']);
  });

  it.each(['visibilitychange', 'pageshow'])('a frozen page notices it at its %s', (event) => {
    otherTab.changesUnseen('omars', omar);
    expect(reloaded).toEqual([]);
    (event === 'pageshow' ? window : document).dispatchEvent(new Event(event));
    expect(reloaded).toEqual(['/users?page=2#row']);
  });

  it('no question about unsaved input appears, because the other user must not see it', () => {
    const ask = jest.fn(() => Promise.resolve(false));
    const blocked = jest.fn((event: Event) => event.preventDefault());
    const release = holdUnsaved({ ask, keep: () => undefined });
    window.addEventListener('beforeunload', blocked);
    otherTab.signsIn('omars', omar);
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    window.removeEventListener('beforeunload', blocked);
    release();
    expect([reloaded.length, leaving.defaultPrevented, ask.mock.calls.length]).toEqual([1, false, 0]);
  });

  it("a half-stored session counts as nobody's", () => {
    // Their user is stored, their token not yet: this page's own token does not become theirs.
    otherTab.does([['user', JSON.stringify(omar)]]);
    expect([readSession().user?.name, readSession().token]).toEqual(['Mona Said', 'monas']);
    otherTab.does([['token', 'omars']]);
    expect(reloaded).toHaveLength(1);
  });

  it('an open question about signing out does not sign the other user out when it is answered', async () => {
    const api = mockApi({ 'POST /logout': () => ({ body: {} }) });
    let answer = (_given: boolean) => {};
    const asked = new Promise<boolean>((resolve) => {
      answer = resolve;
    });
    const release = holdUnsaved({ ask: () => asked, keep: () => undefined });
    signOut();
    otherTab.changesUnseen('omars', omar);
    answer(true);
    await new Promise((resolve) => setTimeout(resolve));
    release();
    expect([localStorage.getItem('token'), localStorage.getItem('logouts')]).toEqual(['omars', null]);
    expect(api.calls).toEqual([]);
    expect(reloaded).toEqual(['/users?page=2#row']);
  });

  it('a sign-out on the page being left does not sign the other user out', () => {
    const api = mockApi({ 'POST /logout': () => ({ body: {} }) });
    otherTab.changesUnseen('omars', omar);
    signOut();
    expect(localStorage.getItem('token')).toBe('omars');
    expect(api.calls).toEqual([]);
    expect(reloaded).toEqual(['/users?page=2#row']);
  });
});

describe('when the same user signs in again in another tab', () => {
  it('the page continues with the newer session', async () => {
    const api = mockApi({ 'GET /things': () => ({ body: {} }) });
    otherTab.changesUnseen('newer', { ...mona, permissions: ['show_users', 'add_users'] });
    await call();
    expect(tokens(api)).toEqual(['Bearer newer']);
    expect(readSession().permissions).toEqual(['show_users', 'add_users']);
  });

  it('typed input stays, and requests rejected for the earlier session are sent again', async () => {
    const release = holdUnsaved({ ask: () => Promise.resolve(false), keep: () => undefined });
    const api = mockApi({
      'PUT /things': ({ headers }) => {
        if (headers.get('authorization') === 'Bearer newer') return { body: { message: 'saved' } };
        otherTab.losesItsSession();
        otherTab.signsIn('newer', mona);
        return problem(401, 'unauthenticated', 'Please sign in.');
      },
    });
    expect(await call('/things', 'PUT')).toEqual({ data: { message: 'saved' } });
    release();
    expect(tokens(api)).toEqual(['Bearer monas', 'Bearer newer']);
    expect(reloaded).toEqual([]);
  });

  it('a permission added there takes effect here', () => {
    otherTab.does([
      ['user', JSON.stringify({ ...mona, permissions: ['add_users'] })],
      ['permissions', '["add_users"]'],
    ]);
    expect(readSession().permissions).toEqual(['add_users']);
    expect(reloaded).toEqual([]);
  });
});

describe('when the session ends in another tab', () => {
  it('a sign-out ends this page too, whatever is unsaved', () => {
    const release = holdUnsaved({ ask: () => Promise.resolve(false), keep: () => undefined });
    otherTab.signsOut();
    release();
    expect(reloaded).toEqual(['/login?to=%2Fusers%3Fpage%3D2%23row']);
    expect(wasSessionLost()).toBe(false);
    expect(document.body).not.toBeVisible();
  });

  it('a session ended by the API leads to the sign-in', () => {
    otherTab.losesItsSession();
    expect(reloaded).toEqual(['/login?to=%2Fusers%3Fpage%3D2%23row']);
    expect(wasSessionLost()).toBe(true);
  });

  it("unsaved input delays it until this page's own request is rejected", async () => {
    const release = holdUnsaved({ ask: () => Promise.resolve(false), keep: () => undefined });
    otherTab.losesItsSession();
    expect(reloaded).toEqual([]);
    mockApi({ 'GET /things': () => problem(401, 'unauthenticated', 'Please sign in.') });
    expect(wasSessionLost()).toBe(false);
    await call();
    release();
    expect(reloaded).toEqual(['/login?to=%2Fusers%3Fpage%3D2%23row']);
    expect(wasSessionLost()).toBe(true);
  });
});

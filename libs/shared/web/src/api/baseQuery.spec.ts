import { mockApi, problem, testUser } from '@traveldesk/shared-testing/web';
import { setNavigator } from '../navigation/navigator';
import { onFreshSignIn } from '../session/fresh';
import { pageRefused } from '../session/sign-out';
import { storeSession } from '../session/storage';
import { clearToast, readToast } from '../toast/toast';
import { baseQuery } from './baseQuery';
import { adjustServerClock, serverNow } from './server-clock';
import type { ApiOptions, ApiRequest } from './request';

const gone: string[] = [];
const reloaded: string[] = [];

beforeEach(() => {
  gone.length = 0;
  reloaded.length = 0;
  clearToast();
  setNavigator({ go: (path) => gone.push(path), reload: (path) => reloaded.push(path) });
});

function call(request: ApiRequest | string, options: ApiOptions = {}, signal = new AbortController().signal) {
  return baseQuery(request, { signal } as Parameters<typeof baseQuery>[1], options);
}

describe('a request', () => {
  it('goes to the versioned base path with token, language and query', async () => {
    storeSession({ token: 'secret', user: testUser() });
    localStorage.setItem('locale', 'ar');
    const api = mockApi({ 'GET /countries': () => ({ body: { data: [], total: 0 } }) });
    const params = { page: 2, name: 'é & b', sort: '', status: undefined, type: null };
    expect(await call({ url: '/countries', params })).toEqual({ data: { data: [], total: 0 } });
    expect(api.calls[0]).toMatchObject({
      method: 'GET',
      path: '/countries',
      query: { page: '2', name: 'é & b' },
    });
    expect(Object.keys(api.calls[0]?.query ?? {})).toEqual(['page', 'name']);
    expect(api.calls[0]?.headers.get('authorization')).toBe('Bearer secret');
    expect(api.calls[0]?.headers.get('accept-language')).toBe('ar');
  });

  it('sends a payload as a JSON body, and no token without one', async () => {
    const api = mockApi({ 'PUT /countries/{id}': () => ({ body: { message: 'ok' } }) });
    await call({ url: 'countries/7', method: 'PUT', body: { code: 'EG' }, headers: { 'if-match': '"3"' } });
    expect(api.calls[0]).toMatchObject({ params: { id: '7' }, body: { code: 'EG' } });
    expect(api.calls[0]?.headers.get('content-type')).toBe('application/json');
    expect(api.calls[0]?.headers.get('if-match')).toBe('"3"');
    expect(api.calls[0]?.headers.get('authorization')).toBeNull();
  });

  it('accepts JSON, and any type for a file', async () => {
    const api = mockApi({
      'GET /countries': () => ({ body: { data: [], total: 0 } }),
      'GET /user/export': () => ({ body: {} }),
    });
    await call({ url: '/countries' });
    await call({ url: '/user/export', as: 'blob' });
    expect(api.calls.map(({ headers }) => headers.get('accept'))).toEqual(['application/json', '*/*']);
    // Instants in files and days in filters are in the time zone of the reader.
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    expect(api.calls.map(({ headers }) => headers.get('time-zone'))).toEqual([timeZone, timeZone]);
  });

  it("provides the server's time, whatever the device's clock shows", async () => {
    const date = new Date(Date.now() - 7_200_000).toUTCString();
    mockApi({ 'GET /countries': () => ({ headers: { date }, body: {} }) });
    await call('/countries');
    expect(Math.abs(serverNow() - Date.parse(date))).toBeLessThan(5000);
    adjustServerClock(new Date().toUTCString(), Date.now());
  });

  it('is rejected before it is sent if it has no URL', async () => {
    const api = mockApi();
    const { error } = (await call({ url: '' })) as { error: { message: string } };
    expect(error.message).toBe('API helper: url must be provided');
    expect(readToast()).toEqual({ title: 'API helper: url must be provided', status: false });
    expect(api.calls).toEqual([]);
  });
});

describe('a success', () => {
  it.each([
    ['POST', { message: 'The country was created' }, 'The country was created'],
    ['POST', { data: 1 }, 'Operation completed successfully!'],
    ['POST', undefined, 'Operation completed successfully!'],
    ['POST', { message: '' }, 'Operation completed successfully!'],
    ['GET', { message: 'no notice of reading' }, ''],
    ['PUT', { message: 'saved' }, ''],
    ['DELETE', { message: 'deleted' }, ''],
  ] as const)('with status %s and body %j shows “%s”', async (method, body, title) => {
    mockApi({ [`${method} /things`]: () => ({ body }) });
    await call({ url: '/things', method }, { silent: true });
    expect(readToast()).toEqual({ title, status: true });
  });
});

describe('the error catalog', () => {
  it.each([
    [400, 'bad_request', 'That page does not exist', 'That page does not exist'],
    [403, 'forbidden', 'You may not do this', 'You may not do this'],
    [422, 'invalid', 'Two fields are wrong', 'Two fields are wrong'],
    [500, 'internal', 'Something broke', 'Something broke'],
  ])('%i shows the message of the body', async (status, code, message, title) => {
    mockApi({ 'GET /things': () => problem(status, code, message) });
    await call('/things');
    expect(readToast()).toEqual({ title, status: false });
    expect([gone, reloaded]).toEqual([[], []]);
  });

  it.each([
    ['a body without a message', () => ({ status: 502, body: { error: 'Bad Gateway' } })],
    ['an empty body', () => ({ status: 500 })],
    ['no response at all', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('%s shows “An unknown error occurred”', async (_, answer) => {
    mockApi({ 'GET /things': answer });
    await call('/things');
    expect(readToast()).toEqual({ title: 'An unknown error occurred', status: false });
  });

  it('409 leads to the page for changing the password, whatever was requested', async () => {
    mockApi({ 'POST /things': () => problem(409, 'password_change_required', 'Change it') });
    await call({ url: '/things', method: 'POST' }, { silent: true });
    expect(gone).toEqual(['/change-password']);
    expect(readToast().title).toBe('');
  });

  it.each([
    ['409', problem(409, 'password_change_required', 'Change it')],
    ['a required second factor', problem(403, 'second_factor_required', 'Set it up')],
    ['401', problem(401, 'unauthenticated', 'Please sign in.')],
  ])('%s is ignored when the session has changed meanwhile', async (_, answer) => {
    storeSession({ token: 'old', user: testUser({ password_changed: false }) });
    mockApi({
      'GET /things': ({ headers }) => {
        if (headers.get('authorization') === 'Bearer new') return { body: {} };
        storeSession({ token: 'new', user: testUser() });
        return answer;
      },
    });
    await call({ url: '/things' });
    expect([gone, reloaded, readToast().title]).toEqual([[], [], '']);
    expect(localStorage.getItem('token')).toBe('new');
  });

  it('409 leads back to the requested page, and nowhere from the password page itself', async () => {
    window.history.replaceState(null, '', '/users?page=2#top');
    mockApi({ 'GET /things': () => problem(409, 'password_change_required', 'Change it') });
    await call('/things');
    window.history.replaceState(null, '', '/change-password?to=%2Fusers');
    await call('/things');
    expect(gone).toEqual(['/change-password?to=%2Fusers%3Fpage%3D2%23top']);
  });

  it('a missing second factor leads back to the page from which the guard redirected home', async () => {
    window.history.replaceState(null, '', '/');
    pageRefused('/users?page=2');
    mockApi({ 'GET /things': () => problem(403, 'second_factor_required', 'Set it up') });
    // Two requests of the home page: the second one must not lose the way back.
    await Promise.all([call('/things', { silent: true }), call('/things', { silent: true })]);
    expect([...new Set(gone)]).toEqual(['/second-factor?to=%2Fusers%3Fpage%3D2']);
  });

  it('401 clears the session and loads the login page, which leads back', async () => {
    storeSession({ token: 'old', user: testUser({ permissions: ['show_users'] }) });
    localStorage.setItem('locale', 'fr');
    window.history.replaceState(null, '', '/users?page=2');
    mockApi({ 'GET /things': () => problem(401, 'unauthenticated', 'Sign in') });
    await call('/things', { silent: true });
    const keys = ['token', 'user', 'permissions', 'roles', 'modules'];
    expect(keys.map((key) => localStorage.getItem(key))).toEqual([null, null, null, null, null]);
    expect(localStorage.getItem('locale')).toBe('fr');
    expect(reloaded).toEqual(['/login?to=%2Fusers%3Fpage%3D2']);
    expect(readToast().title).toBe('');
  });

  it('401 for several requests at once leads to one sign-in, and repeats no request', async () => {
    storeSession({ token: 'old', user: testUser() });
    window.history.replaceState(null, '', '/users?page=2');
    const refused = problem(401, 'unauthenticated', 'Sign in');
    const later = new Promise<typeof refused>((come) => setTimeout(() => come(refused), 0));
    const api = mockApi({ 'GET /things': () => refused, 'GET /more': () => later });
    await Promise.all([call('/things'), call('/things'), call('/more')]);
    expect(reloaded).toEqual(['/login?to=%2Fusers%3Fpage%3D2']);
    expect(api.calls).toHaveLength(3);
  });

  it('a missing second factor leads to its setup page, whatever was requested, and back', async () => {
    window.history.replaceState(null, '', '/users?page=2#top');
    mockApi({ 'GET /things': () => problem(403, 'second_factor_required', 'Set it up') });
    await call('/things', { silent: true });
    expect(gone).toEqual(['/second-factor?to=%2Fusers%3Fpage%3D2%23top']);
    expect(readToast().title).toBe('');
  });

  it('requests of one page that are rejected together keep the way back to it', async () => {
    window.history.replaceState(null, '', '/second-factor?to=%2Fusers');
    mockApi({ 'GET /things': () => problem(403, 'second_factor_required', 'Set it up') });
    await call('/things');
    expect(gone).toEqual([]);
    expect(window.location.search).toBe('?to=%2Fusers');
    expect(readToast().title).toBe('');
  });

  it('a silent endpoint shows nothing, and its caller gets the error', async () => {
    mockApi({ 'GET /things': () => problem(422, 'invalid', 'Wrong', { name: 'Too long' }) });
    expect(await call('/things', { silent: true })).toEqual({
      error: {
        status: 422,
        message: 'Wrong',
        problem: { code: 'invalid', message: 'Wrong', request_id: 'req-test', fields: { name: 'Too long' } },
      },
    });
    expect(readToast().title).toBe('');
  });

  it('an aborted request shows nothing', async () => {
    const controller = new AbortController();
    mockApi({ 'GET /things': () => Promise.reject(new DOMException('Aborted', 'AbortError')) });
    controller.abort();
    await call('/things', {}, controller.signal);
    expect(readToast().title).toBe('');
  });
});

describe('a request that needs a fresh sign-in', () => {
  const stale = () => problem(403, 'fresh_sign_in_required', 'Confirm that it is you');
  const things = (until: () => boolean) =>
    mockApi({ 'PUT /things': ({ body }) => (until() ? { body: { message: 'ok', data: body } } : stale()) });
  const put = (id: number) => call({ url: '/things', method: 'PUT', body: { id } });

  it('asks once, and is then repeated unchanged, however many are waiting', async () => {
    let fresh = false;
    let asked = 0;
    let answer = (_: boolean) => {};
    const stop = onFreshSignIn(() => {
      asked += 1;
      return new Promise((resolve) => (answer = resolve));
    });
    const api = things(() => fresh);
    const answers = Promise.all([put(1), put(2)]);
    await new Promise((done) => setTimeout(done, 0));
    expect([asked, api.calls.length]).toEqual([1, 2]);
    fresh = true;
    answer(true);
    expect(await answers).toEqual([
      { data: { message: 'ok', data: { id: 1 } } },
      { data: { message: 'ok', data: { id: 2 } } },
    ]);
    expect(readToast().title).toBe('');
    stop();
  });

  it("fails with the API's message when the user declines, and may ask again the next time", async () => {
    let asked = 0;
    const stop = onFreshSignIn(async () => {
      asked += 1;
      return false;
    });
    const api = things(() => false);
    await put(1);
    await put(2);
    expect([asked, api.calls.length]).toEqual([2, 2]);
    expect(readToast()).toEqual({ title: 'Confirm that it is you', status: false });
    stop();
  });

  it('is handled, the second time, with the session that the sign-in created', async () => {
    storeSession({ token: 'old', user: testUser() });
    const stop = onFreshSignIn(async () => {
      storeSession({ token: 'fresh', user: testUser() });
      return true;
    });
    mockApi({
      'GET /things': ({ headers }) =>
        headers.get('authorization') === 'Bearer fresh'
          ? problem(401, 'unauthenticated', 'Please sign in.')
          : stale(),
    });
    await call({ url: '/things' });
    expect(localStorage.getItem('token')).toBeNull();
    expect(reloaded).toHaveLength(1);
    stop();
  });

  it('fails where no one asks', async () => {
    const api = things(() => false);
    await put(1);
    expect(api.calls).toHaveLength(1);
    expect(readToast().title).toBe('Confirm that it is you');
  });
});

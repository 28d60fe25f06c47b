import { mockApi, problem, testUser } from '@traveldesk/shared-testing/web';
import { setNavigator } from '../navigation/navigator';
import { storeTokenToEnd, endSessions, keepEndingSessions } from './ending';
import { beginPage } from './page';
import { signOut } from './sign-out';
import { readSession, storeSession } from './storage';

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
const offline = () => Promise.reject(new TypeError('Failed to fetch'));
const tokens = (api: ReturnType<typeof mockApi>) =>
  api.callsTo('POST /logout').map(({ headers }) => headers.get('authorization'));

/** Every text that the device stores. */
const kept = () => Object.values({ ...localStorage }).join(' ');

beforeEach(() => setNavigator({ reload: () => undefined }));
afterEach(() => jest.useRealTimers());

describe('a sign-out without a network', () => {
  beforeEach(async () => {
    storeSession({ token: 'secret', user: testUser() });
    mockApi({ 'POST /logout': offline });
    signOut();
    await settled();
  });

  it('takes effect on the device at once: no page resumes the session', () => {
    expect(localStorage.getItem('token')).toBeNull();
    beginPage();
    expect(readSession()).toMatchObject({ token: null, user: null });
  });

  it('ends the session on the server when the next page starts, and leaves no data behind', async () => {
    const api = mockApi({ 'POST /logout': () => ({ body: {} }) });
    beginPage();
    keepEndingSessions();
    await settled();
    expect(tokens(api)).toEqual(['Bearer secret']);
    expect(kept()).not.toContain('secret');
  });

  it('ends the session when the network is back on a page that stayed open', async () => {
    keepEndingSessions();
    await settled();
    const api = mockApi({ 'POST /logout': () => ({ body: {} }) });
    window.dispatchEvent(new Event('online'));
    await settled();
    expect(new Set(tokens(api))).toEqual(new Set(['Bearer secret']));
    expect(kept()).not.toContain('secret');
  });

  it.each([
    ['has already ended', problem(401, 'unauthenticated', 'Please sign in.'), false],
    ['cannot be ended now', problem(503, 'unavailable', 'Later.'), true],
    ['has been ended too often', problem(429, 'too_many', 'Later.'), true],
  ])('is repeated only where the session %s', async (_, answer, again) => {
    mockApi({ 'POST /logout': () => answer });
    await endSessions();
    expect(kept().includes('secret')).toBe(again);
  });
});

it('tries again automatically while the API cannot be reached', async () => {
  jest.useFakeTimers();
  mockApi({ 'POST /logout': offline });
  storeTokenToEnd('secret');
  await endSessions();
  const api = mockApi({ 'POST /logout': () => ({ body: {} }) });
  await jest.advanceTimersByTimeAsync(30_000);
  expect(tokens(api)).toEqual(['Bearer secret']);
  await jest.advanceTimersByTimeAsync(300_000);
  expect(tokens(api)).toHaveLength(1);
});

it('stores only the last five sessions, and loses none that is added during a request', async () => {
  for (const token of ['a', 'b', 'c', 'd', 'e', 'f']) storeTokenToEnd(token);
  const api = mockApi({
    'POST /logout': ({ headers }) => {
      if (headers.get('authorization') === 'Bearer b') storeTokenToEnd('late');
      return { body: {} };
    },
  });
  await endSessions();
  expect(tokens(api)).toEqual(['b', 'c', 'd', 'e', 'f'].map((token) => `Bearer ${token}`));
  expect(JSON.parse(localStorage.getItem('ending') ?? '[]')).toEqual(['late']);
  await endSessions();
});

it.each(['{broken', '{"0":"x"}', '[1,null]'])('has nothing to end where %s is stored', async (text) => {
  localStorage.setItem('ending', text);
  const api = mockApi({});
  await endSessions();
  expect(api.calls).toEqual([]);
});

describe('the request of one sign-out', () => {
  it('is sent once, and the page is left when the API has answered', async () => {
    const order: string[] = [];
    setNavigator({ reload: (path) => order.push(path) });
    storeSession({ token: 'secret', user: testUser() });
    const api = mockApi({
      'POST /logout': () => {
        order.push('told');
        return { body: {} };
      },
    });
    signOut();
    expect(document.body).not.toBeVisible();
    await settled();
    expect(order).toEqual(['told', '/login']);
    beginPage();
    keepEndingSessions();
    await settled();
    expect(tokens(api)).toEqual(['Bearer secret']);
  });

  it('is sent once even where another tab starts meanwhile and the API is slow to answer', async () => {
    jest.useFakeTimers();
    const reload = jest.fn();
    setNavigator({ reload });
    storeSession({ token: 'secret', user: testUser() });
    let answer: () => void = () => undefined;
    const api = mockApi({
      'POST /logout': () => new Promise((resolve) => (answer = () => resolve({ body: {} }))),
    });
    signOut();
    keepEndingSessions();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(reload).toHaveBeenCalledWith('/login');
    window.dispatchEvent(new Event('online'));
    expect(tokens(api)).toHaveLength(1);
    answer();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(tokens(api)).toEqual(['Bearer secret']);
  });

  it('is repeated where the requesting page closed before the response', async () => {
    jest.useFakeTimers();
    storeTokenToEnd('secret');
    localStorage.setItem('endingAsked', String(Date.now()));
    const api = mockApi({ 'POST /logout': () => ({ body: {} }) });
    keepEndingSessions();
    await jest.advanceTimersByTimeAsync(29_000);
    expect(tokens(api)).toEqual([]);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(tokens(api)).toEqual(['Bearer secret']);
  });
});

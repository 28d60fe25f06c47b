import { mockApi, testUser } from '@traveldesk/shared-testing/web';
import { baseQuery } from '../api/baseQuery';
import { setNavigator } from '../navigation/navigator';
import { otherTab } from './other-tab.fake';
import { beginPage, isPageValid } from './page';
import { signOut } from './sign-out';
import { clearSession, readSession, storeSession } from './storage';
import { holdUnsaved } from './unsaved';

const mona = testUser({ id: 'mona', name: 'Mona Said' });
const omar = testUser({ id: 'omar', name: 'Omar Nabil' });
const reloaded: string[] = [];
let release: (() => void) | undefined;

beforeEach(() => {
  reloaded.length = 0;
  setNavigator({ reload: (path) => reloaded.push(path) });
  window.history.replaceState(null, '', '/users');
});
afterEach(() => {
  release?.();
  jest.restoreAllMocks();
});

describe("this tab's storage", () => {
  it('notifies the other tabs of a sign-out before the token is removed', () => {
    mockApi({ 'POST /logout': () => ({ body: {} }) });
    storeSession({ token: 'monas', user: mona });
    const written: string[] = [];
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation((key) => void written.push(`+${key}`));
    jest.spyOn(Storage.prototype, 'removeItem').mockImplementation((key) => void written.push(`-${key}`));
    signOut();
    expect(written.indexOf('+logouts')).toBeGreaterThanOrEqual(0);
    expect(written.indexOf('+logouts')).toBeLessThan(written.indexOf('-token'));
  });

  it('writes the token last, so that a tab that sees it sees its user', () => {
    const written: string[] = [];
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation((key) => void written.push(key));
    storeSession({ token: 'monas', user: mona });
    expect([...written].sort()).toEqual(['modules', 'permissions', 'roles', 'token', 'user']);
    expect(written.at(-1)).toBe('token');
  });

  it('keeps another session when this one is cleared', () => {
    storeSession({ token: 'monas', user: mona });
    otherTab.changesUnseen('omars', omar);
    clearSession();
    expect(localStorage.getItem('token')).toBe('omars');
    expect(readSession().token).toBeNull();
  });

  it('holds a complete session or none, and a page that cannot store one works until it ends', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, text) {
      if (key === 'token') throw new DOMException('Full.', 'QuotaExceededError');
      Object.assign(this, { [key]: text });
    });
    storeSession({ token: 'monas', user: mona });
    expect(['token', 'user', 'permissions'].map((key) => localStorage.getItem(key))).toEqual([
      null,
      null,
      null,
    ]);
    window.dispatchEvent(new StorageEvent('storage', { key: 'table:/users' }));
    expect([isPageValid(), readSession().token, reloaded]).toEqual([true, 'monas', []]);
  });
});

describe('a page', () => {
  it('that continues with a newer session counts the sign-outs from there', () => {
    storeSession({ token: 'monas', user: mona });
    beginPage();
    release = holdUnsaved({ ask: () => Promise.resolve(false), keep: () => undefined });
    // Signed out and in again while this page was frozen, then ended by the API.
    localStorage.setItem('logouts', '1');
    otherTab.changesUnseen('newer', mona);
    expect(isPageValid()).toBe(true);
    otherTab.losesItsSession();
    expect([reloaded, readSession().token]).toEqual([[], 'newer']);
  });

  it('that lost its session restarts with its next request where another user signs in', async () => {
    const api = mockApi({ 'GET /things': () => ({ body: {} }) });
    storeSession({ token: 'monas', user: mona });
    expect(isPageValid()).toBe(true);
    // It was to be left, but the user stayed for the unsaved input.
    clearSession();
    storeSession({ token: 'omars', user: omar });
    const { signal } = new AbortController();
    await baseQuery('/things', { signal } as Parameters<typeof baseQuery>[1], {});
    expect([reloaded, api.calls]).toEqual([['/users'], []]);
    expect(localStorage.getItem('token')).toBe('omars');
  });

  it.each([
    ['/login?to=%2Fusers', ['/login?to=%2Fusers']],
    ['/user-form', []],
  ])('of a visitor at %s, when a user signs in in another tab, redirects to: %j', (address, leads) => {
    window.history.replaceState(null, '', address);
    beginPage();
    otherTab.signsIn('monas', mona);
    expect(reloaded).toEqual(leads);
  });

  it('that has ended is reloaded where the browser shows it again', () => {
    storeSession({ token: 'monas', user: mona });
    otherTab.signsIn('omars', omar);
    window.dispatchEvent(new Event('pageshow'));
    expect(reloaded).toEqual(['/users', '/users']);
    expect(isPageValid()).toBe(false);
  });
});

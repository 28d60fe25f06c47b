import { act, renderHook } from '@testing-library/react';
import { setViewport, testUser } from '@traveldesk/shared-testing/web';
import { clearSession, storeSession } from '../session/storage';
import { decodePreferences, defaultPreferences, encodePreferences, preferenceOptions } from './preferences';
import {
  followPreferences,
  preferenceCookie,
  readPreferences,
  renewPreferences,
  setPreferences,
} from './store';
import { usePreferences } from './usePreferences';

const thirtyDays = 2_592_000;

it('start dark, violet and vertical, with a sticky navbar and a static footer', () => {
  expect(defaultPreferences).toEqual({
    theme: 'dark',
    skin: 'default',
    primary: '7367F0',
    contentWidth: 'fluid',
    navigation: 'vertical',
    collapsed: 'no',
    horizontalNav: 'sticky',
    navbar: 'sticky',
    blur: 'yes',
    footer: 'static',
    shortcuts: 'yes',
  });
});

it('offer what the specification names', () => {
  expect(preferenceOptions.theme).toEqual(expect.arrayContaining(['light', 'dark', 'system']));
  expect(preferenceOptions.navbar).toEqual(expect.arrayContaining(['sticky', 'static', 'hidden']));
  expect(preferenceOptions.primary).toEqual(expect.arrayContaining(['7367F0', '675DD8']));
});

it('read back what was written, and nothing that is not an option', () => {
  const chosen = { ...defaultPreferences, theme: 'light', navbar: 'hidden', primary: '0F766E' } as const;
  expect(decodePreferences(encodePreferences(chosen))).toEqual(chosen);
  expect(decodePreferences('theme=purple&skin=&navbar=static&__proto__=x')).toEqual({
    ...defaultPreferences,
    navbar: 'static',
  });
});

it.each([
  ['nothing decodable', 'layout.visitor=%E0%A4%A'],
  ['an unknown theme and color', 'layout.visitor=theme%3Dpurple%26primary%3Dred'],
  ['far too much', `layout.visitor=${'x'.repeat(3900)}`],
])('are the defaults where the cookie holds %s', (_, cookie) => {
  document.cookie = cookie;
  expect(readPreferences()).toEqual(defaultPreferences);
});

it('change until the page ends even where the browser rejects cookies', () => {
  const blocked = { configurable: true, get: () => '', set: () => undefined };
  Object.defineProperty(document, 'cookie', blocked);
  const { result } = renderHook(() => usePreferences());
  act(() => setPreferences({ theme: 'light' }));
  Reflect.deleteProperty(document, 'cookie');
  expect(result.current.scheme).toBe('light');
  act(() => setPreferences(defaultPreferences));
});

describe('preferences on one device', () => {
  const sign = (id: string) => storeSession({ token: 't', user: testUser({ id }) });

  it('belong to each user', () => {
    sign('one');
    setPreferences({ theme: 'light' });
    sign('two');
    expect(readPreferences().theme).toBe('dark');
    setPreferences({ primary: 'BE185D' });
    sign('one');
    expect(readPreferences()).toMatchObject({ theme: 'light', primary: '7367F0' });
  });

  it("start with the visitor's choices", () => {
    clearSession();
    setPreferences({ theme: 'light' });
    sign('three');
    expect(readPreferences().theme).toBe('light');
    setPreferences({ skin: 'bordered' });
    clearSession();
    expect(readPreferences()).toMatchObject({ theme: 'light', skin: 'default' });
  });

  it('keep the theme when the user signs out, but not for another user', () => {
    clearSession();
    setPreferences({ theme: 'dark' });
    sign('five');
    setPreferences({ theme: 'light', skin: 'bordered' });
    clearSession();
    renewPreferences();
    expect(readPreferences()).toMatchObject({ theme: 'light', skin: 'default' });
    sign('six');
    expect(readPreferences().theme).toBe('dark');
  });

  it('are renewed on each visit of a user who has chosen, and only then', () => {
    const written: string[] = [];
    let kept = '';
    const cookie = { configurable: true, get: () => kept, set: (text: string) => written.push(text) };
    Object.defineProperty(document, 'cookie', cookie);
    sign('four');
    renewPreferences();
    expect(written).toEqual([]);
    kept = `${preferenceCookie('four')}=theme%3Dlight`;
    renewPreferences();
    Reflect.deleteProperty(document, 'cookie');
    const text = `layout.four=theme%3Dlight; path=/; max-age=${thirtyDays}; samesite=strict`;
    const theme = `layout.last=theme%3Dlight; path=/; max-age=${thirtyDays}; samesite=strict`;
    expect(written).toEqual([text, theme]);
  });
});

describe('preferences chosen in another tab', () => {
  /** Returns the storage keys that change while an action runs: the browser reports them to other tabs. */
  function toldBy(act: () => void): string[] {
    const before = { ...localStorage };
    act();
    return Object.keys(localStorage).filter((key) => localStorage.getItem(key) !== before[key]);
  }
  const tell = (key: string) => window.dispatchEvent(new StorageEvent('storage', { key }));
  let stop: () => void;
  beforeEach(() => {
    clearSession();
    setPreferences({ theme: 'light' });
    stop = followPreferences();
  });
  afterEach(() => stop());

  it('are shown in this tab', () => {
    const { result } = renderHook(() => usePreferences());
    expect(result.current.scheme).toBe('light');
    const told = toldBy(() => act(() => setPreferences({ theme: 'dark', skin: 'bordered' })));
    act(() => setPreferences({ theme: 'light', skin: 'default' }));
    // As the other tab leaves it.
    document.cookie = `layout.last=${encodeURIComponent('theme=dark')}; path=/`;
    document.cookie = `layout.visitor=${encodeURIComponent('theme=dark&skin=bordered')}; path=/`;
    act(() => told.forEach(tell));
    expect(result.current.scheme).toBe('dark');
    expect(result.current.preferences.skin).toBe('bordered');
  });

  it('are announced each time, by each user', () => {
    expect(toldBy(() => setPreferences({ theme: 'dark' }))).toHaveLength(1);
    expect(toldBy(() => setPreferences({ theme: 'light' }))).toHaveLength(1);
    storeSession({ token: 't', user: testUser({ id: 'seven' }) });
    expect(toldBy(() => setPreferences({ theme: 'light' }))).toHaveLength(1);
  });

  it('do not follow from other storage events', () => {
    const { result } = renderHook(() => usePreferences());
    document.cookie = `layout.last=${encodeURIComponent('theme=dark')}; path=/`;
    act(() => void tell('table:/users'));
    expect(result.current.scheme).toBe('light');
  });
});

describe('the displayed theme', () => {
  it.each([
    ['dark', false, 'dark'],
    ['light', true, 'light'],
    ['system', true, 'dark'],
    ['system', false, 'light'],
  ] as const)('for %s on a device in dark mode (%s) is %s', (theme, dark, scheme) => {
    setPreferences({ theme });
    setViewport({ dark });
    const { result } = renderHook(() => usePreferences());
    expect(result.current.scheme).toBe(scheme);
  });

  it('follows the system while the page is open', () => {
    setPreferences({ theme: 'system' });
    const { result } = renderHook(() => usePreferences());
    expect(result.current.scheme).toBe('light');
    setViewport({ dark: true });
    expect(result.current.scheme).toBe('dark');
  });
});

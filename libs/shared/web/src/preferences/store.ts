import { keepCookie, keepIfPossible, readCookie } from '../device/device';
import { onSessionChange, readSession } from '../session/storage';
import { decodePreferences, defaultPreferences, encodePreferences, type Preferences } from './preferences';

const visitor = 'visitor';

/** SPECIFICATION 9: layout cookies last 30 days. */
const maxAge = 30 * 24 * 60 * 60;

/** Returns the cookie's name, one per user of this device; the boot script reads it before the first paint. */
export function preferenceCookie(userId: string | undefined): string {
  return `layout.${userId ?? visitor}`;
}

/** The cookie of the theme last shown to any user, so that signing out does not change it. The boot script reads it too. */
const lastTheme = 'layout.last';

/** The storage key of the last choice and its user: browsers notify other tabs of storage changes, but not of cookies. */
const lastChoice = 'layout.choice';

function storedText(): string {
  const user = readSession().user?.id;
  const visitors = readCookie(preferenceCookie(undefined)) ?? '';
  // The first of duplicate parameters counts.
  if (!user) return `${readCookie(lastTheme) ?? ''}&${visitors}`;
  return readCookie(preferenceCookie(user)) ?? visitors;
}

let current = defaultPreferences;
let currentText = encodePreferences(defaultPreferences);

/** Returns the user's preferences, or the visitor's if the user has none yet. */
export function readPreferences(): Preferences {
  const next = decodePreferences(storedText());
  const text = encodePreferences(next);
  if (text !== currentText) {
    current = next;
    currentText = text;
  }
  return current;
}

const listeners = new Set<() => void>();

export function onPreferencesChange(listener: () => void): () => void {
  listeners.add(listener);
  const stop = onSessionChange(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}

function keepTheme({ theme }: Preferences): void {
  keepCookie(lastTheme, `theme=${theme}`, maxAge);
}

/** Changes preferences at once, also in this user's other tabs, and stores them on this device for 30 days. */
export function setPreferences(change: Partial<Preferences>): void {
  const chosen = { ...readPreferences(), ...change };
  const name = preferenceCookie(readSession().user?.id);
  const text = encodePreferences(chosen);
  keepCookie(name, text, maxAge);
  keepTheme(chosen);
  keepIfPossible(lastChoice, `${name}=${text}`);
  tellAll();
}

function tellAll(): void {
  listeners.forEach((listener) => listener());
}

/** Applies preferences chosen in another tab. Returns a function that stops it. */
export function followPreferences(): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key === lastChoice) tellAll();
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}

/** Restarts the 30 days at each visit of a user who has made a choice. */
export function renewPreferences(): void {
  const user = readSession().user?.id;
  const name = preferenceCookie(user);
  const own = readCookie(name);
  if (own === undefined) return;
  keepCookie(name, own, maxAge);
  if (user) keepTheme(decodePreferences(own));
}

import { keepCookie, keepIfPossible, readCookie } from '../device/device';
import { onSessionChange, readSession } from '../session/storage';
import { decodePreferences, defaultPreferences, encodePreferences, type Preferences } from './preferences';

const visitor = 'visitor';

/** SPECIFICATION 9: layout cookies last 30 days. */
const maxAge = 30 * 24 * 60 * 60;

/** One cookie per user of this device; the boot script reads it by the same name before the first paint. */
export function preferenceCookie(userId: string | undefined): string {
  return `layout.${userId ?? visitor}`;
}

/** The theme that was shown last, whoever looked: signing out changes none. The boot script reads it too. */
const lastTheme = 'layout.last';

/** What was chosen last, and by whom. The browser tells other tabs of what is stored under a key, and of no cookie. */
const lastChoice = 'layout.choice';

function storedText(): string {
  const user = readSession().user?.id;
  const visitors = readCookie(preferenceCookie(undefined)) ?? '';
  // Of what is said twice the first counts.
  if (!user) return `${readCookie(lastTheme) ?? ''}&${visitors}`;
  return readCookie(preferenceCookie(user)) ?? visitors;
}

let current = defaultPreferences;
let currentText = encodePreferences(defaultPreferences);

/** The user's preferences; the visitor's where the user has chosen none yet. */
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

/** Changes some preferences at once, in the other tabs of this user too, on this device, for 30 days. */
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

/** For the life of the page: what is chosen in another tab is shown in this one. Returns what ends it. */
export function followPreferences(): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key === lastChoice) tellAll();
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}

/** Lets the 30 days begin anew at each visit of a user who has chosen. */
export function renewPreferences(): void {
  const user = readSession().user?.id;
  const name = preferenceCookie(user);
  const own = readCookie(name);
  if (own === undefined) return;
  keepCookie(name, own, maxAge);
  if (user) keepTheme(decodePreferences(own));
}

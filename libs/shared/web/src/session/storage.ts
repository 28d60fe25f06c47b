import type { SessionUser } from '@traveldesk/shared-contract';

/** The keys of the stored session (SPECIFICATION 3). The bearer token lives here because the customer says so. */
const keys = ['token', 'user', 'permissions', 'roles', 'modules'] as const;
type Key = (typeof keys)[number];

/** Who is signed in on this device, as far as the browser knows; the API checks each call for itself. */
export interface Session {
  token: string | null;
  user: SessionUser | null;
  permissions: readonly string[];
  roles: readonly string[];
  modules: readonly string[];
}

const nobody: Session = { token: null, user: null, permissions: [], roles: [], modules: [] };

function parse<T>(text: string | null, fallback: T): T {
  try {
    return text ? (JSON.parse(text) as T) : fallback;
  } catch {
    return fallback;
  }
}

function rawSession(): Record<Key, string | null> {
  return Object.fromEntries(keys.map((key) => [key, localStorage.getItem(key)])) as Record<
    Key,
    string | null
  >;
}

let current = nobody;
let currentText = '';

/** The stored session; the same object until what is stored changes. */
export function readSession(): Session {
  const raw = rawSession();
  const text = JSON.stringify(raw);
  if (text !== currentText) {
    currentText = text;
    current = {
      token: raw.token || null,
      user: parse<SessionUser | null>(raw.user, null),
      permissions: parse<string[]>(raw.permissions, []),
      roles: parse<string[]>(raw.roles, []),
      modules: parse<string[]>(raw.modules, []),
    };
  }
  return current;
}

const listeners = new Set<() => void>();

function announce(): void {
  listeners.forEach((listener) => listener());
}

/** Calls back when the session changes, in this tab or in another one. */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Stores what GET /me answered: the user, and the lists that guards and menus read. */
export function storeUser(user: SessionUser): void {
  localStorage.setItem('user', JSON.stringify(user));
  localStorage.setItem('permissions', JSON.stringify(user.permissions));
  localStorage.setItem('roles', JSON.stringify(user.roles));
  localStorage.setItem('modules', JSON.stringify(user.modules.map((module) => module.key)));
  announce();
}

/** SPECIFICATION 4: a visitor is logged in once a token is stored. */
export function storeSession(session: { token: string; user: SessionUser }): void {
  localStorage.setItem('token', session.token);
  storeUser(session.user);
}

/** SPECIFICATION 4: logout clears user, token, permissions, roles and modules from storage. */
export function clearSession(): void {
  keys.forEach((key) => localStorage.removeItem(key));
  announce();
}

import type { SessionUser } from '@traveldesk/shared-contract';
import { forget, keep, parseKept, readKept } from '../device/device';

/** The keys of the stored session (SPECIFICATION 3). The bearer token lives here because the customer says so. */
const keys = ['token', 'user', 'permissions', 'roles', 'modules'] as const;

/** Who this page is for, as far as the browser knows; the API checks each call for itself. */
export interface Session {
  token: string | null;
  user: SessionUser | null;
  permissions: readonly string[];
  roles: readonly string[];
  modules: readonly string[];
}

export const nobody: Session = { token: null, user: null, permissions: [], roles: [], modules: [] };

function isUser(kept: unknown): kept is SessionUser {
  const { id, name, email } = (kept ?? {}) as Record<string, unknown>;
  return [id, name, email].every((text) => typeof text === 'string');
}

function listOf(key: (typeof keys)[number]): string[] {
  const kept = parseKept(readKept(key));
  return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
}

/** What is stored, which may be another tab's, broken, or half of one session and half of the next. */
export function storedSession(): Session {
  const user = parseKept(readKept('user'));
  return {
    token: readKept('token') || null,
    user: isUser(user) ? user : null,
    permissions: listOf('permissions'),
    roles: listOf('roles'),
    modules: listOf('modules'),
  };
}

let own = nobody;
const listeners = new Set<() => void>();

/** The session that this page began with: whatever another tab stores, what is shown and sent here is this one's. */
export function readSession(): Session {
  return own;
}

/** The page goes on with another session, or with newer rights. */
export function takeSession(session: Session): void {
  own = session;
  listeners.forEach((listener) => listener());
}

/** Calls back when the page's session changes, by this tab or by another one. */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether what another tab sees is this page's session: where the device would not keep it, nothing there says that it ended. */
let isKept = true;

/**
 * The token comes last: another tab that sees it sees whose it is. All of it is kept, or nothing: half a session would be
 * taken for another one.
 */
function keepSession({ token, ...whose }: Session): void {
  const texts = Object.entries(whose).map(([key, value]) => [key, JSON.stringify(value)] as const);
  const all = token ? [...texts, ['token', token] as const] : texts;
  isKept = all.every(([key, text]) => keep(key, text, 'session'));
  if (!isKept) keys.forEach(forget);
}

export function sessionIsKept(): boolean {
  return isKept;
}

function sessionOf(token: string | null, user: SessionUser): Session {
  const { permissions, roles } = user;
  return { token, user, permissions, roles, modules: user.modules.map(({ key }) => key) };
}

/** This page's session with what is known of its user now, as it is stored; another tab's is not this page's to change. */
function keptWith(user: SessionUser): Session {
  const session = sessionOf(own.token, user);
  if (storedSession().token === own.token) keepSession(session);
  return session;
}

/** Stores what an answer says of the user after a change: the user, and the lists that guards and menus read. */
export function storeUser(user: SessionUser): void {
  takeSession(keptWith(user));
}

/** Stores what GET /me answered at the start. As a rule it is what is here already, and then nothing is rendered again. */
export function renewUser(user: SessionUser): void {
  const session = keptWith(user);
  if (JSON.stringify(session) !== JSON.stringify(own)) takeSession(session);
}

/** SPECIFICATION 4: a visitor is logged in once a token is stored. */
export function storeSession({ token, user }: { token: string; user: SessionUser }): void {
  const session = sessionOf(token, user);
  keepSession(session);
  takeSession(session);
}

/** SPECIFICATION 4: logout clears user, token, permissions, roles and modules from storage. */
export function clearSession(): void {
  if (storedSession().token === own.token) keys.forEach(forget);
  takeSession(nobody);
}

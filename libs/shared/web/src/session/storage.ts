import type { SessionUser } from '@traveldesk/shared-contract';
import { forget, keep, parseKept, readKept } from '../device/device';

/** The keys of the stored session (SPECIFICATION 3). The customer requires the bearer token in this storage. */
const keys = ['token', 'user', 'permissions', 'roles', 'modules'] as const;

/** The user and rights as the browser knows them; the API checks each call itself. */
export interface Session {
  token: string | null;
  user: SessionUser | null;
  permissions: readonly string[];
  roles: readonly string[];
  modules: readonly string[];
}

export const signedOutSession: Session = { token: null, user: null, permissions: [], roles: [], modules: [] };

function isUser(kept: unknown): kept is SessionUser {
  const { id, name, email } = (kept ?? {}) as Record<string, unknown>;
  return [id, name, email].every((text) => typeof text === 'string');
}

function listOf(key: (typeof keys)[number]): string[] {
  const kept = parseKept(readKept(key));
  return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
}

/** Returns the stored session, which may be another tab's, invalid, or a mix of two sessions during an update. */
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

let own = signedOutSession;
const listeners = new Set<() => void>();

/** Returns the page's session, whatever another tab stores. */
export function readSession(): Session {
  return own;
}

/** Replaces the page's session, or its rights. */
export function takeSession(session: Session): void {
  own = session;
  listeners.forEach((listener) => listener());
}

/** Calls `listener` when the page's session changes, by this or another tab. */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether the storage holds this page's session. If it could not be stored, its absence does not mean that it ended. */
let isKept = true;

/**
 * Stores the token last, so that a tab that sees it also sees its user. Stores all or nothing: a partial session would be taken for another
 * one.
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

/** Returns this page's session with the updated user, and stores it unless another tab's session is stored. */
function keptWith(user: SessionUser): Session {
  const session = sessionOf(own.token, user);
  if (storedSession().token === own.token) keepSession(session);
  return session;
}

/** Stores the user, and the lists for guards and menus, after a change. */
export function storeUser(user: SessionUser): void {
  takeSession(keptWith(user));
}

/** Stores the answer of GET /me at the start; if nothing changed, nothing is rendered. */
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
  takeSession(signedOutSession);
}

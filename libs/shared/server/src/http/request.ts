import { createHash } from 'node:crypto';
import type { Actor } from '../actor';
import { Problem, type TextParams } from '../problem';
import { languageOf } from './language';
import type { Call } from './types';

/** The signed-in user; throws a 401 where there is none, as on a public route. */
export function actorOf(request: Pick<Call, 'actor'>): Actor {
  if (!request.actor) throw new Problem(401, 'unauthenticated');
  return request.actor;
}

/**
 * Throws a 403 that the screens answer by asking for the password again, and repeating the call (SECURITY 29). For
 * routes where only some bodies need it; the others declare `config.fresh`.
 */
export function requireFresh(request: Pick<Call, 'actor'>): void {
  if (!actorOf(request).fresh) throw new Problem(403, 'fresh_sign_in_required');
}

/** The body of a successful write: its sentence in the caller's language, and the record as it is now. */
export function done<Data>(
  request: Pick<Call, 'headers' | 'actor' | 'server'>,
  code: string,
  data: Data,
  params?: TextParams,
): { message: string; data: Data } {
  return { message: request.server.kernel.texts.message(code, languageOf(request), params), data };
}

/**
 * Throws a 412 when the caller edits another version than the present one. `If-Match: "7"` carries the version
 * the caller has seen; a caller that sends none takes the risk.
 */
export function checkVersion(request: Pick<Call, 'headers'>, version: number): void {
  const seen = request.headers['if-match'];
  if (seen === undefined || seen === '*') return;
  if (seen !== etagOf(version)) throw new Problem(412, 'stale');
}

/** A record's version as an ETag header. */
export function etagOf(version: number): string {
  return `"${version}"`;
}

/** A short fingerprint of a secret, for limits and logs that must tell callers apart without keeping it. */
export function fingerprint(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url').slice(0, 22);
}

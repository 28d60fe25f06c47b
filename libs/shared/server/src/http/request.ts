import type { FastifyReply } from 'fastify';
import type { Actor } from '../modules/actor';
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
export function requireFresh(actor: Actor): void {
  if (!actor.fresh) throw new Problem(403, 'fresh_sign_in_required');
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

/** As `done`, with the version of the record as the ETag. */
export function written<Data extends { version: number }>(
  reply: Pick<FastifyReply, 'header'>,
  request: Pick<Call, 'headers' | 'actor' | 'server'>,
  code: string,
  data: Data,
  params?: TextParams,
): { message: string; data: Data } {
  reply.header('etag', etagOf(data.version));
  return done(request, code, data, params);
}

/** The record that a call writes, in the version that its caller has read. */
export interface Target {
  id: string;
  seen?: string | string[];
}

/** What a route with `:id` writes: `If-Match: "7"` carries the version that was read. */
export function targetOf(request: Pick<Call, 'headers'> & { params: { id: string } }): Target {
  return { id: request.params.id, seen: request.headers['if-match'] };
}

/** Throws a 412 when another version was read than the present one; a caller that names none takes the risk. */
export function checkVersion(seen: Target['seen'], version: number): void {
  if (seen === undefined || seen === '*') return;
  if (seen !== etagOf(version)) throw new Problem(412, 'stale');
}

/** A record in the version that its caller says to have read. */
export interface ReadTarget {
  id: string;
  seen: string;
}

/** As `targetOf`, for what nobody may do unseen: such a route declares `version: 'required'`, and no call without one reaches it. */
export function readTargetOf(
  request: Pick<Call, 'headers' | 'routeOptions'> & { params: { id: string } },
): ReadTarget {
  if (request.routeOptions?.config.version !== 'required')
    throw new Error('a route that needs to know the version that was read does not declare it');
  const { id, seen } = targetOf(request);
  return { id, seen: String(seen) };
}

/** As `checkVersion`, for what nobody may do unseen. */
export function requireVersion(seen: ReadTarget['seen'], version: number): void {
  if (seen !== etagOf(version)) throw new Problem(412, 'stale');
}

/** What `If-Match` may be. */
export const versionForm = /^(\*|"\d+")$/;

/** A record's version as an ETag header. */
export function etagOf(version: number): string {
  return `"${version}"`;
}

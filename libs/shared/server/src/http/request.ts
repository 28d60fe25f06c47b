import type { FastifyReply } from 'fastify';
import type { Actor } from '../modules/actor';
import { Problem, type TextParams } from '../problem';
import { languageOf } from './language';
import type { Call } from './types';

/** Returns the signed-in user; throws a 401 if there is none, as on a public route. */
export function actorOf(request: Pick<Call, 'actor'>): Actor {
  if (!request.actor) throw new Problem(401, 'unauthenticated');
  return request.actor;
}

/**
 * Throws a 403 for which the screens ask for the password and repeat the request (SECURITY 29). For routes that need it only for some
 * bodies; others declare `config.fresh`.
 */
export function requireFreshSignIn(actor: Actor): void {
  if (!actor.fresh) throw new Problem(403, 'fresh_sign_in_required');
}

/** Returns the body of a successful write: a text in the caller's language, and the current record. */
export function done<Data>(
  request: Pick<Call, 'headers' | 'actor' | 'server'>,
  code: string,
  data: Data,
  params?: TextParams,
): { message: string; data: Data } {
  return { message: request.server.kernel.texts.message(code, languageOf(request), params), data };
}

/** Like `done`, with the record's version as the ETag. */
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

/** The record to write, and the version that the caller has read. */
export interface Target {
  id: string;
  seen?: string | string[];
}

/** Returns the target of a route with `:id`; `If-Match: "7"` carries the version that was read. */
export function targetOf(request: Pick<Call, 'headers'> & { params: { id: string } }): Target {
  return { id: request.params.id, seen: request.headers['if-match'] };
}

/** Throws a 412 if the version that was read is not the current one. Without a version, the write overwrites any changes. */
export function checkVersion(seen: Target['seen'], version: number): void {
  if (seen === undefined || seen === '*') return;
  if (seen !== etagOf(version)) throw new Problem(412, 'stale');
}

/** The record to write, with the version that the caller must have read. */
export interface ReadTarget {
  id: string;
  seen: string;
}

/** Like `targetOf`, for writes that require a version: their route declares `version: 'required'`, so no request without one reaches it. */
export function readTargetOf(
  request: Pick<Call, 'headers' | 'routeOptions'> & { params: { id: string } },
): ReadTarget {
  if (request.routeOptions?.config.version !== 'required')
    throw new Error('a route that requires the version that was read does not declare it');
  const { id, seen } = targetOf(request);
  return { id, seen: String(seen) };
}

/** Like `checkVersion`, for writes that require a version. */
export function requireVersion(seen: ReadTarget['seen'], version: number): void {
  if (seen !== etagOf(version)) throw new Problem(412, 'stale');
}

/** The format of `If-Match`. */
export const versionForm = /^(\*|"\d+")$/;

export function etagOf(version: number): string {
  return `"${version}"`;
}

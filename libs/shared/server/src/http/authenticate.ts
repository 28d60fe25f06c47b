import type { FastifyContextConfig, FastifyInstance } from 'fastify';
import type { Actor, Authenticate, RoutePermission } from '../modules/actor';
import { Problem } from '../problem';
import { networkOf } from './network';
import { requireFreshSignIn } from './request';
import type { CallLimit } from './call-limit';
import type { Refusals } from './refusals';
import { keepsAccess } from './access-end';
import type { CallInProgress } from './types';

const bearer = /^Bearer ([\x21-\x7e]{1,512})$/i;

export interface AuthenticationOptions {
  authenticate: Authenticate;
  limit: CallLimit;
  refusals: Refusals;
}

/**
 * Identifies the caller before the request's body is read, and refuses callers without the route's permission. Every route declares a
 * permission, and a route for signed-in users never runs without an actor.
 */
export function requirePermissions(app: FastifyInstance, options: AuthenticationOptions): void {
  const { authenticate, limit, refusals } = options;
  app.decorateRequest('actor', null);
  app.decorate('isStillAllowed', async (request: CallInProgress) => {
    const { actor: then, routeOptions } = request;
    const token = tokenOf(request);
    const now = token === null ? null : await authenticate(token);
    return then !== null && now !== null && keepsAccess(then, now) && !refusalOf(now, routeOptions.config);
  });
  app.addHook('onRequest', async (request) => {
    const { config } = request.routeOptions;
    const { permission, fresh } = config;
    if (permission === 'public' || request.is404) return limit.take(`network ${networkOf(request.ip)}`);
    const token = tokenOf(request);
    const actor = token === null ? null : await authenticate(token);
    if (!actor) {
      limit.take(`network ${networkOf(request.ip)}`);
      if (token !== null) await refusals.badToken(request);
      throw new Problem(401, 'unauthenticated');
    }
    limit.take(`token ${actor.tokenId}`);
    request.actor = actor;
    const refusal = refusalOf(actor, config);
    if (refusal) {
      if (refusal.lacks !== null) await refusals.forbidden(request, refusal.lacks);
      throw refusal.problem;
    }
    // Last, so that nobody is asked for a password for an action that they may not perform anyway.
    if (fresh) requireFreshSignIn(actor);
  });
}

interface Refusal {
  problem: Problem;
  /** The missing permission for the audit trail; null if the refusal is not recorded. */
  lacks: string | null;
}

/** Returns why this caller may not use a route, whatever they send; null if they may. */
function refusalOf(actor: Actor, config: FastifyContextConfig): Refusal | null {
  const { permission, passwordChange, secondFactorSetUp, apiTokens } = config;
  if (!actor.passwordChanged && !passwordChange) {
    return { problem: new Problem(409, 'password_change_required'), lacks: null };
  }
  if (actor.apiToken && !apiTokens) {
    return { problem: new Problem(403, 'api_token_refused'), lacks: 'session' };
  }
  if (actor.secondFactorMissing && !secondFactorSetUp) {
    return { problem: new Problem(403, 'second_factor_required'), lacks: null };
  }
  const missing = missingPermission(actor, permission);
  if (!missing) return null;
  const lacks = missing.join(', ');
  const details = { params: { permission: lacks }, permissions: missing };
  return { problem: new Problem(403, 'forbidden', details), lacks };
}

function tokenOf(request: Pick<CallInProgress, 'headers'>): string | null {
  return bearer.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

/** Returns the wanted permissions if the actor has none of them; null if one is present. Nobody has an undeclared permission. */
function missingPermission(actor: Actor, permission: RoutePermission | undefined): readonly string[] | null {
  if (permission === 'session') return null;
  const wanted = permission === undefined ? [] : typeof permission === 'string' ? [permission] : permission;
  return wanted.some((name) => actor.permissions.has(name)) ? null : wanted;
}

import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Actor, Authenticate, RoutePermission } from '../actor';
import { Problem } from '../problem';
import { requireFresh } from './request';
import type { CallLimit } from './call-limit';
import type { Refusals } from './refusals';
import './types';

const bearer = /^Bearer ([\x21-\x7e]{1,512})$/i;

export interface AuthenticationOptions {
  authenticate: Authenticate;
  limit: CallLimit;
  refusals: Refusals;
}

/**
 * Before anything of the request is read: finds out who calls, and refuses whom the route does not allow. A
 * route without a declared permission cannot exist, and one for the signed-in never runs without an actor.
 */
export function requirePermissions(app: FastifyInstance, options: AuthenticationOptions): void {
  const { authenticate, limit, refusals } = options;
  app.decorateRequest('actor', null);
  app.addHook('onRequest', async (request) => {
    const { permission, passwordChange, secondFactorSetUp, fresh, apiTokens } = request.routeOptions.config;
    if (permission === 'public' || request.is404) return limit.take(`address ${request.ip}`);
    const token = tokenOf(request);
    const actor = token === null ? null : await authenticate(token);
    if (!actor) {
      limit.take(`address ${request.ip}`);
      if (token !== null) await refusals.badToken(request);
      throw new Problem(401, 'unauthenticated');
    }
    limit.take(`token ${actor.tokenId}`);
    request.actor = actor;
    if (!actor.passwordChanged && !passwordChange) throw new Problem(409, 'password_change_required');
    if (actor.apiToken && !apiTokens) {
      await refusals.forbidden(request, 'session');
      throw new Problem(403, 'api_token_refused');
    }
    if (actor.secondFactorMissing && !secondFactorSetUp) throw new Problem(403, 'second_factor_required');
    const missing = missingPermission(actor, permission);
    if (missing) {
      const named = missing.join(', ');
      await refusals.forbidden(request, named);
      throw new Problem(403, 'forbidden', { params: { permission: named }, permissions: missing });
    }
    // Last: nobody is asked for a password for what they may not do anyway.
    if (fresh) requireFresh(request);
  });
}

function tokenOf(request: FastifyRequest): string | null {
  return bearer.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

/** What the actor lacks, any one of it, or null; an undeclared permission is one that nobody has. */
function missingPermission(actor: Actor, permission: RoutePermission | undefined): readonly string[] | null {
  if (permission === 'session') return null;
  const wanted = permission === undefined ? [] : typeof permission === 'string' ? [permission] : permission;
  return wanted.some((name) => actor.permissions.has(name)) ? null : wanted;
}

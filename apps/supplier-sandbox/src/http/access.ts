import type { FastifyInstance } from 'fastify';
import { findAccount, type KnobBoard } from '../training/accounts';
import { badRequest, forbidden, notAcceptable, notEnabled, rateLimited, unauthorised } from './errors';

/** Paths that require a token; the others are the training's own and pictures. */
export const isSupplierPath = (url: string) => !/^\/(_training|pictures\/|$)/.test(url);

/**
 * Checks the caller, the version and the rate limit (SUPPLIER 1). Every response to a customer has the rate limit's headers; the minute
 * follows the clock.
 */
export function guardAccess(app: FastifyInstance, board: KnobBoard): void {
  const calls = new Map<string, { minute: number; count: number }>();
  app.decorateRequest('account');
  app.decorateRequest('knobs');

  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    if (!isSupplierPath(request.url)) return;
    if (!acceptsJson(request.headers.accept)) throw notAcceptable();
    const version = request.headers['duffel-version'];
    if (version === undefined) {
      throw badRequest(
        'missing_version_header',
        "The 'Duffel-Version' header needs to be set to a valid API version.",
      );
    }
    if (version !== 'v2')
      throw badRequest('unsupported_version', `The API version '${String(version)}' is not supported.`);
    const account = accountOf(request.headers.authorization);
    if (account.character.refused === 'expired') {
      throw unauthorised('expired_access_token', 'The access token has expired.');
    }
    if (account.character.refused === 'forbidden') {
      throw request.url.startsWith('/stays') ? notEnabled() : forbidden('The access token may not do this.');
    }
    request.account = account;
    request.knobs = board.of(account);

    const minute = Math.floor(Date.now() / 60_000);
    const known = calls.get(account.id);
    const count = known?.minute === minute ? known.count + 1 : 1;
    calls.set(account.id, { minute, count });
    const limit = request.knobs.rate_limit;
    reply.header('ratelimit-limit', limit);
    reply.header('ratelimit-remaining', Math.max(limit - count, 0));
    reply.header('ratelimit-reset', new Date((minute + 1) * 60_000).toUTCString());
    if (count > limit) throw rateLimited();
  });
}

/** Whether the caller accepts JSON; a missing header accepts everything (SUPPLIER 2: 406). */
function acceptsJson(header = '*/*'): boolean {
  return header.split(',').some((range) => {
    const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    const refused = parameters.some((one) => /^q=0(\.0{0,3})?$/.test(one));
    return !refused && ['*/*', 'application/*', 'application/json'].includes(type);
  });
}

function accountOf(header: string | undefined) {
  if (header === undefined) {
    throw unauthorised('missing_authorization_header', "The 'Authorization' header needs to be set.");
  }
  const [, token = ''] = /^Bearer (\S+)$/.exec(header) ?? [];
  const account = findAccount(token);
  if (!account) throw unauthorised('access_token_not_found', 'The access token is not one that is known.');
  return account;
}

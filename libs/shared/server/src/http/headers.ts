import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config';

const oneYear = 31_536_000;

/** Returns the headers of every response (SECURITY 45). Each part of the server adds its own content security policy. */
export function securityHeaders({ publicUrl }: Pick<Config, 'publicUrl'>): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    ...(publicUrl.startsWith('https:') && {
      'strict-transport-security': `max-age=${oneYear}; includeSubDomains`,
    }),
  };
}

/** Adds these headers and the request id to every response. */
export function addSecurityHeaders(app: FastifyInstance, headers: Readonly<Record<string, string>>): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    done();
  });
}

type Directives = Record<string, readonly string[]>;

function policyOf(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

const nothing = ["'none'"];
const own = ["'self'"];

/** JSON responses must load nothing and must not be framed. */
export const apiPolicy = policyOf({ 'default-src': nothing, 'frame-ancestors': nothing });

/**
 * The screens. antd writes its styles into style elements while it runs, so those stay allowed; style
 * attributes in markup do not, and what React sets on an element is not one. `default` is the one Trusted
 * Types policy, which the shell makes first of all (`boot/guards.ts`) for those same style elements.
 */
export function screenPolicy(scriptHashes: readonly string[]): string {
  return policyOf({
    'default-src': own,
    'script-src': [...own, ...scriptHashes],
    'script-src-attr': nothing,
    'style-src': [...own, "'unsafe-inline'"],
    'style-src-elem': [...own, "'unsafe-inline'"],
    'style-src-attr': nothing,
    'img-src': [...own, 'data:', 'blob:'],
    'font-src': own,
    'connect-src': own,
    'object-src': nothing,
    'base-uri': nothing,
    'form-action': own,
    'frame-ancestors': nothing,
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  });
}

/** The policy of the API documentation page: its viewer writes style attributes and markup. */
export const docsPolicy = policyOf({
  'default-src': own,
  'script-src': own,
  'style-src': [...own, "'unsafe-inline'"],
  'img-src': [...own, 'data:'],
  'connect-src': own,
  'object-src': nothing,
  'base-uri': nothing,
  'form-action': nothing,
  'frame-ancestors': nothing,
});

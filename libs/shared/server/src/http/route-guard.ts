import type { FastifyInstance, RouteOptions } from 'fastify';
import { z } from 'zod';
import type { RoutePermission } from '../modules/actor';
import { problems } from './problems';

/** An invalid route: the message names the route and its fault. */
class RouteError extends Error {
  override readonly name = 'RouteError';
}

/**
 * Stops the boot at a route that does not declare its permission, its summary, its input and its response (SECURITY 33, 35, 38), and adds
 * the kernel's own responses. `known` are the existing permissions, since nobody could call a route with a misspelled one.
 */
export function guardRoutes(app: FastifyInstance, known: ReadonlySet<string>): void {
  app.addHook('onRoute', (route) => {
    const fail = (lack: string) => {
      throw new RouteError(`${String(route.method)} ${route.url} ${lack}.`);
    };
    const permission = route.config?.permission;
    if (permission === undefined) return fail('declares no permission');
    const names = namesOf(permission);
    // A route that any of several permissions opens may name some of a missing domain.
    if (names.length > 0 && !names.some((name) => known.has(name))) {
      return fail(`requires the permission ${names.join(', ')}, which does not exist`);
    }
    if (!route.schema?.summary) return fail('has no summary');
    const answers = (route.schema.response ?? {}) as Record<string, unknown>;
    if (!Object.keys(answers).some((status) => status.startsWith('2'))) return fail('declares no response');
    for (const part of ['params', 'querystring', 'body'] as const) {
      const schema = route.schema[part];
      if (schema !== undefined && !isStrict(schema))
        return fail(`accepts a ${part} that is not a strict object`);
    }
    if (route.url.includes(':') && !route.schema.params) return fail('has no schema for its params');
    route.schema.response = { ...kernelAnswers(route, permission), ...answers };
  });
}

function namesOf(permission: RoutePermission): readonly string[] {
  if (typeof permission !== 'string') return permission;
  return permission === 'public' || permission === 'session' ? [] : [permission];
}

function kernelAnswers({ schema, method, config }: RouteOptions, permission: RoutePermission) {
  const takesInput = schema?.params ?? schema?.querystring;
  const writes = method !== 'GET';
  return {
    ...(takesInput || writes ? problems(400) : {}),
    ...(permission === 'public' ? {} : problems(401, 409)),
    ...(permission === 'public' ? {} : problems(403)),
    ...problems(406, 429, 500, 503),
    ...(writes ? problems(413, 415) : {}),
    ...(schema?.body ? problems(422) : {}),
    ...(config?.idempotent ? problems(422, 425) : {}),
    ...(config?.version ? problems(412, 428) : {}),
  };
}

/** Whether a schema rejects unknown fields; all alternatives of a union must. */
function isStrict(schema: unknown): boolean {
  if (schema instanceof z.ZodObject) return schema.def.catchall instanceof z.ZodNever;
  if (schema instanceof z.ZodUnion || schema instanceof z.ZodDiscriminatedUnion) {
    return schema.options.every(isStrict);
  }
  if (schema instanceof z.ZodPipe) return isStrict(schema.in);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return isStrict(schema.unwrap());
  return false;
}

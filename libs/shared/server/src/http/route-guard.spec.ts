import fastify, { type RouteOptions } from 'fastify';
import { z } from 'zod';
import { guardRoutes } from './route-guard';
import { serializerCompiler } from './serializer';
import { validatorCompiler } from './validation';

const answer = { 200: z.object({ ok: z.boolean() }) };

/** Registers a route behind the guard, and returns its resulting schema. */
async function register(route: Partial<RouteOptions>): Promise<Record<string, unknown>> {
  const app = fastify({ exposeHeadRoutes: false });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  guardRoutes(app, new Set(['show_things']));
  let response: unknown;
  app.addHook('onRoute', ({ schema }) => {
    response = schema?.response;
  });
  app.route({
    method: 'GET',
    url: '/things',
    handler: async () => ({ ok: true }),
    ...route,
    schema: route.schema && { ...route.schema },
  });
  await app.ready();
  await app.close();
  return response as Record<string, unknown>;
}

const whole = { config: { permission: 'show_things' }, schema: { summary: 'Things', response: answer } };

describe('a route', () => {
  it.each<[string, Partial<RouteOptions>, string]>([
    ['without a permission', { schema: whole.schema }, 'GET /things declares no permission.'],
    [
      'with a misspelt permission',
      { ...whole, config: { permission: 'shw_things' } },
      'GET /things requires the permission shw_things, which does not exist.',
    ],
    [
      'with several permissions, all unknown',
      { ...whole, config: { permission: ['y', 'x'] } },
      'GET /things requires the permission y, x, which does not exist.',
    ],
    ['without a schema', { config: whole.config }, 'GET /things has no summary.'],
    ['without a summary', { ...whole, schema: { response: answer } }, 'GET /things has no summary.'],
    ['without a response', { ...whole, schema: { summary: 'Things' } }, 'GET /things declares no response.'],
    [
      'with failures as its only responses',
      { ...whole, schema: { summary: 'Things', response: { 404: z.object({}) } } },
      'GET /things declares no response.',
    ],
    [
      'with a query that drops unknown parameters',
      { ...whole, schema: { ...whole.schema, querystring: z.object({ a: z.string() }) } },
      'GET /things accepts a querystring that is not a strict object.',
    ],
    [
      'with a loose body',
      { ...whole, method: 'POST', schema: { ...whole.schema, body: z.looseObject({}) } },
      'POST /things accepts a body that is not a strict object.',
    ],
    [
      'with a loose alternative in its body',
      {
        ...whole,
        method: 'POST',
        schema: { ...whole.schema, body: z.union([z.strictObject({}), z.object({})]) },
      },
      'POST /things accepts a body that is not a strict object.',
    ],
    [
      'with unchecked params',
      { ...whole, url: '/things/:id' },
      'GET /things/:id has no schema for its params.',
    ],
  ])('%s stops the start', async (_what, route, message) => {
    await expect(register(route)).rejects.toThrow(message);
  });

  it.each<[string, Partial<RouteOptions>, string[]]>([
    ['for anyone', { ...whole, config: { permission: 'public' } }, ['200', '406', '429', '500', '503']],
    [
      'for signed-in users',
      { ...whole, config: { permission: 'session' } },
      ['200', '401', '403', '406', '409', '429', '500', '503'],
    ],
    [
      'for a permission, with a query',
      { ...whole, schema: { ...whole.schema, querystring: z.strictObject({}) } },
      ['200', '400', '401', '403', '406', '409', '429', '500', '503'],
    ],
    [
      'that writes',
      { ...whole, method: 'POST', schema: { ...whole.schema, body: z.strictObject({}) } },
      ['200', '400', '401', '403', '406', '409', '413', '415', '422', '429', '500', '503'],
    ],
  ])("%s also has the kernel's responses", async (_what, route, statuses) => {
    expect(Object.keys(await register(route)).sort()).toEqual(statuses);
  });

  it('may take strict alternatives and strict objects with refinements', async () => {
    const one = z.strictObject({ kind: z.literal('one') });
    const two = z.strictObject({ kind: z.literal('two'), size: z.number() }).refine(({ size }) => size > 0);
    const body = z.discriminatedUnion('kind', [one, two]);
    await expect(
      register({ ...whole, method: 'POST', schema: { ...whole.schema, body } }),
    ).resolves.toBeDefined();
  });
});

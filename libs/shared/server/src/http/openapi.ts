import swagger from '@fastify/swagger';
import type { FastifyContextConfig, FastifyInstance, FastifySchema } from 'fastify';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { RoutePermission } from '../modules/actor';
import { idempotencyKeyForm } from '../idempotency';
import type { App } from '../modules/module';
import { versionForm } from './request';

const toJsonSchema = createJsonSchemaTransform({ zodToJsonConfig: { unrepresentable: 'any' } });

/** Collects the description of every route of the scope that is registered after it. */
export async function describeRoutes(scope: FastifyInstance): Promise<void> {
  await scope.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Traveldesk',
        version: '1',
        description:
          'The back office of a travel-booking platform. Every call but the public ones needs a bearer token; ' +
          'x-permission names what its user must have. 409 always means that the user must change the password first.',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: (document) => {
      const answers = withTypes(document.schema, document.route.config);
      const { schema, url } = toJsonSchema({ ...document, schema: answers });
      const { permission, idempotent, version } = document.route.config ?? {};
      const told = withPermission(schema as FastifySchema, permission);
      const judged =
        412 in ((answers.response ?? {}) as object) ? withVersion(told, version === 'required') : told;
      return { schema: idempotent ? withKey(judged, idempotent === 'required') : judged, url };
    },
  });
}

/** Tags every route registered from now on with the current value of `tag`, which is its domain. */
export function tagRoutes(scope: FastifyInstance, tag: () => string): void {
  scope.addHook('onRoute', (route) => {
    if (route.schema) route.schema = { tags: [tag()], ...route.schema };
  });
}

const json = 'application/json';

/** Describes a response that is not JSON: lines by their schema, everything else as a file. */
function withTypes<Schema extends FastifySchema>(schema: Schema, config: FastifyContextConfig = {}): Schema {
  const { produces = [json], line } = config;
  const others = produces.filter((type) => type !== json);
  if (others.length === 0) return schema;
  const file = { description: 'A file.', schema: z.string().meta({ format: 'binary' }) };
  const lines = line && { description: 'Lines, each of them one of these JSON objects.', schema: line };
  const { description, schema: answer } = lines ?? file;
  const content = Object.fromEntries(others.map((type) => [type, { schema: answer }]));
  const response = Object.entries(schema.response ?? {}).map(([status, told]) => [
    status,
    status.startsWith('2') ? { description, content } : told,
  ]);
  return { ...schema, response: Object.fromEntries(response) };
}

/** Adds the header that makes a request repeatable, and the response header of a repeated one. */
function withKey(schema: FastifySchema, isRequired: boolean): FastifySchema {
  const key = {
    type: 'string',
    pattern: idempotencyKeyForm.source,
    description: 'The same key and body again are answered as the first time; with another body a 422.',
  };
  const replayed = { type: 'string', enum: ['true'], description: 'The answer is that of an earlier call.' };
  const response = Object.entries(schema.response as Record<string, object>).map(([status, answer]) => [
    status,
    status.startsWith('2') ? { ...answer, headers: { 'Idempotency-Replayed': replayed } } : answer,
  ]);
  return {
    ...withHeader(schema, 'Idempotency-Key', key, isRequired),
    response: Object.fromEntries(response),
  };
}

/** Adds the header with the version that was read, to every route that answers 412. */
function withVersion(schema: FastifySchema, isRequired: boolean): FastifySchema {
  const without = isRequired
    ? 'Without the header, or with *, it is a 428: nobody does this unseen.'
    : 'Without the header, or with *, whatever others have changed meanwhile is written over.';
  const header = {
    type: 'string',
    pattern: versionForm.source,
    description: `The ETag of the record as it was read, as "7". When it has been changed since, the answer is a 412. ${without}`,
  };
  return withHeader(schema, 'If-Match', header, isRequired);
}

function withHeader(schema: FastifySchema, name: string, header: object, isRequired = false): FastifySchema {
  const { properties, required = [] } = (schema.headers ?? {}) as {
    properties?: object;
    required?: string[];
  };
  return {
    ...schema,
    headers: {
      type: 'object',
      properties: { ...properties, [name]: header },
      required: isRequired ? [...required, name] : required,
    },
  };
}

function withPermission(schema: FastifySchema, permission: RoutePermission | undefined): FastifySchema {
  return Object.assign({}, schema, {
    'x-permission': permission,
    security: permission === 'public' ? [] : [{ bearer: [] }],
  });
}

/** Adds GET /openapi.json: the description of all routes of the scope, for signed-in users. */
export function openApiRoute(api: App): void {
  let document: string | null = null;
  api.get(
    '/openapi.json',
    {
      config: { permission: 'session' },
      schema: {
        summary: 'The description of this API (OpenAPI 3.1)',
        response: { 200: z.record(z.string(), z.unknown()) },
      },
    },
    async (_request, reply) => {
      document ??= JSON.stringify(api.swagger());
      return reply
        .type('application/json; charset=utf-8')
        .serializer((text: unknown) => String(text))
        .send(document as never);
    },
  );
}

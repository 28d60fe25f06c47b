import swagger from '@fastify/swagger';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { RoutePermission } from '../actor';
import type { App } from '../module';

const toJsonSchema = createJsonSchemaTransform({ zodToJsonConfig: { unrepresentable: 'any' } });

/** Gathers every route of the scope that is registered after it. */
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
      const { schema, url } = toJsonSchema(document);
      return { schema: withPermission(schema as FastifySchema, document.route.config?.permission), url };
    },
  });
}

function withPermission(schema: FastifySchema, permission: RoutePermission | undefined): FastifySchema {
  return Object.assign({}, schema, {
    'x-permission': permission,
    security: permission === 'public' ? [] : [{ bearer: [] }],
  });
}

/** GET /openapi.json: the description of all routes of the scope, for the signed-in. */
export function openApiRoute(api: App): void {
  let document: string | null = null;
  api.get(
    '/openapi.json',
    {
      config: { permission: 'session' },
      schema: {
        summary: 'The description of this API (OpenAPI 3.1)',
        tags: ['kernel'],
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

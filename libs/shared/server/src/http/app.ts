import { randomUUID } from 'node:crypto';
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { App, Kernel } from '../module';
import { acceptJsonBodies, bodyLimit } from './body';
import { mapErrors } from './errors';
import { addSecurityHeaders, apiPolicy } from './headers';
import { lazyChild } from './lazy-log';
import { requireJsonAnswers } from './accept';
import { RequestLog } from './request-log';
import { serializerCompiler } from './serializer';
import { validatorCompiler } from './validation';
import './types';

/** SECURITY 40: fastify's own time-outs are 0, which is none. */
const requestTimeout = 30_000;
const connectionTimeout = 120_000;
/** Longer than a usual load balancer's idle time, so that it is never we who close first. */
const keepAliveTimeout = 75_000;
const maxParamLength = 200;

/** The server without routes: limits, request ids, errors, schemas. */
export function createApp(kernel: Kernel): FastifyInstance {
  const app = fastify({
    loggerInstance: kernel.log as FastifyBaseLogger,
    // Always our own: a client's could be anything, and would end up in logs and in the audit trail.
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: kernel.config.trustProxy,
    childLoggerFactory: lazyChild,
    logController: new RequestLog({ requestIdLogLabel: 'request_id' }),
    bodyLimit,
    requestTimeout,
    connectionTimeout,
    keepAliveTimeout,
    forceCloseConnections: 'idle',
    exposeHeadRoutes: false,
    return503OnClosing: false,
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    routerOptions: { maxParamLength },
  });
  app.decorate('kernel', kernel);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  mapErrors(app);
  addSecurityHeaders(app, kernel.config);
  return app;
}

/** What holds below /api alone: JSON in and out, and no answer kept by anyone. */
export function asApi(app: FastifyInstance): App {
  acceptJsonBodies(app);
  requireJsonAnswers(app);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('cache-control', 'no-store').header('content-security-policy', apiPolicy);
    done();
  });
  return app.withTypeProvider<ZodTypeProvider>();
}

import { randomUUID } from 'node:crypto';
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { App, Kernel } from '../modules/module';
import { acceptJsonBodies } from './body';
import { createBrokenRequests } from './broken-requests';
import { answerUnrouted, mapErrors } from './errors';
import { addSecurityHeaders, apiPolicy, securityHeaders } from './headers';
import { lazyChild } from './lazy-log';
import { usualLimits, type Limits } from './limits';
import { requireJsonAnswers } from './accept';
import { RequestLog } from './request-log';
import { requireHeaders } from './required-headers';
import { serializerCompiler } from './serializer';
import { refuseRepeatedHeaders } from './single-headers';
import { validatorCompiler } from './validation';
import { bodyLimit, limitUploads } from './uploads';
import './types';

const maxParamLength = 200;

/** Creates the server without routes: limits, request ids, errors, schemas. */
export function createApp(kernel: Kernel, limits: Limits = usualLimits): FastifyInstance {
  const headers = securityHeaders(kernel.config);
  const broken = createBrokenRequests(kernel.texts, kernel.log, headers);
  const { requestTimeout, checkEvery, connectionTimeout, keepAliveTimeout } = limits;
  const app = fastify({
    loggerInstance: kernel.log as FastifyBaseLogger,
    // Always generated here: a client's id could be any text, and would appear in logs and in the audit trail.
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
    http: {
      connectionsCheckingInterval: checkEvery,
      headersTimeout: requestTimeout,
      // Our own check answers with a body.
      requireHostHeader: false,
    },
    clientErrorHandler: broken.answer,
    frameworkErrors: (error, request, reply) => {
      reply.headers(headers).header('x-request-id', request.id);
      reply.header('cache-control', 'no-store').header('content-security-policy', apiPolicy);
      void answerUnrouted(error, request, reply);
    },
  });
  app.decorate('kernel', kernel);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  mapErrors(app);
  broken.watch(app);
  addSecurityHeaders(app, headers);
  refuseRepeatedHeaders(app);
  return app;
}

/** Sets the rules for /api only: JSON in and out, and no caching. */
export function asApi(app: FastifyInstance): App {
  acceptJsonBodies(app);
  requireJsonAnswers(app);
  requireHeaders(app);
  limitUploads(app);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('cache-control', 'no-store').header('content-security-policy', apiPolicy);
    done();
  });
  return app.withTypeProvider<ZodTypeProvider>();
}

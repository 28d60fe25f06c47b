import Fastify, { LogController, type FastifyInstance } from 'fastify';
import type { Routes, Sandbox } from './context';
import { guardAccess } from './http/access';
import { addCompression } from './http/compress';
import { badRequest, errorBody, notFound, serverError, SupplierError, type ErrorDetail } from './http/errors';
import { addFaults } from './http/faults';
import { randomText } from './http/ids';
import { flightRoutes } from './flights/flights.routes';
import { stayRoutes } from './stays/stays.routes';
import { webhookRoutes } from './webhooks/webhooks.routes';
import { trainingRoutes } from './training/training.routes';

const routes: readonly Routes[] = [...flightRoutes, ...stayRoutes, webhookRoutes, trainingRoutes];

/** The supplier's HTTP side. `logLevel` is pino's. */
export function createApp(sandbox: Sandbox, logLevel: string): FastifyInstance {
  const app = Fastify({
    logger: logLevel === 'silent' ? false : { level: logLevel, redact: ['req.headers.authorization'] },
    logController: new LogController({ disableRequestLogging: !['debug', 'trace'].includes(logLevel) }),
    bodyLimit: 1024 * 1024,
    // Creates of the SDK go to paths with a slash at the end (SUPPLIER 7).
    routerOptions: { ignoreTrailingSlash: true, querystringParser: (text) => queryOf(text) },
    genReqId: () => randomText(20),
    forceCloseConnections: true,
  });
  takeEmptyBodies(app);
  app.setErrorHandler((error, request, reply) => {
    const failure = failureOf(error);
    if (failure.status >= 500 && !(error instanceof SupplierError)) request.log.error(error);
    if (failure.text !== undefined) return reply.code(failure.status).type('text/plain').send(failure.text);
    return reply.code(failure.status).send(errorBody(failure, request.id));
  });
  app.setNotFoundHandler(() => {
    throw notFound('resource');
  });
  guardAccess(app, sandbox.board);
  addFaults(app, sandbox);
  addCompression(app);
  for (const register of routes) register(app, sandbox);
  return app;
}

/** The SDK sends confirmations with a JSON type and no body (SUPPLIER 7). */
function takeEmptyBodies(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    try {
      return done(null, JSON.parse(String(body)));
    } catch {
      return done(badRequest('malformed_body', 'The body is not JSON.'), undefined);
    }
  });
}

/** `passenger_name[]=a&passenger_name[]=b` is a list, also with a single value (SUPPLIER 7). */
function queryOf(text: string): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = {};
  const params = new URLSearchParams(text);
  for (const key of new Set(params.keys())) {
    query[key] = key.endsWith('[]') ? params.getAll(key) : (params.get(key) ?? '');
  }
  return query;
}

function failureOf(error: unknown): SupplierError {
  if (error instanceof SupplierError) return error;
  const status =
    typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status < 400 || status >= 500) return serverError();
  const message = error instanceof Error ? error.message : 'The request could not be read.';
  const detail: ErrorDetail = {
    type: 'invalid_request_error',
    code: 'malformed_request',
    title: 'Malformed request',
    message,
  };
  return new SupplierError(status, [detail]);
}

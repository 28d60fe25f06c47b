import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Problem as ProblemBody } from '@traveldesk/shared-contract';
import { isConnectionLoss, isRetryable, sqlState } from '../db/errors';
import { Problem, type ProblemDetails } from '../problem';
import { languageOf } from './language';
import { fieldsOf, InvalidInput } from './validation';
import './types';

/** Seconds after which a caller may try again when the database is away. */
const retryAfterLoss = 2;

/** Turns whatever a route throws into the one body of failures; nothing of the inside gets out (SECURITY 41). */
export function mapErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const failure = failureOf(error, request);
    if (failure.status === 500) request.log.error({ err: error }, 'request failed');
    else if (failure.status > 500) request.log.warn({ reason: reasonOf(error) }, 'request not served');
    return send(request, reply, failure);
  });
}

/** The answer to an address that does not exist. */
export function answerNotFound(request: FastifyRequest, reply: FastifyReply) {
  return send(request, reply, failureOf(new Problem(404, 'not_found'), request));
}

interface Failure {
  status: number;
  code: string;
  details: ProblemDetails;
  /** Sentences that are already in the caller's language. */
  fields?: Record<string, string>;
}

function send(request: FastifyRequest, reply: FastifyReply, failure: Failure) {
  const { status, code, details } = failure;
  const language = languageOf(request);
  const { texts } = request.server.kernel;
  const said = Object.entries(details.fields ?? {}).map(([field, key]) => [
    field,
    texts.problem(key, language, details.params),
  ]);
  const fields = failure.fields ?? (said.length > 0 ? Object.fromEntries(said) : undefined);
  const body: ProblemBody = {
    message: texts.problem(code, language, details.params),
    code,
    request_id: request.id,
    ...(fields && { fields }),
    ...(details.permissions && { permissions: [...details.permissions] }),
  };
  if (details.retryAfter !== undefined) reply.header('retry-after', details.retryAfter);
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .serializer((value: unknown) => JSON.stringify(value))
    .send(body);
}

function failureOf(error: unknown, request: FastifyRequest): Failure {
  if (error instanceof Problem) return error;
  if (error instanceof InvalidInput) return invalidInput(error, request);
  if (isConnectionLoss(error) || isRetryable(error)) {
    return { status: 503, code: 'unavailable', details: { retryAfter: retryAfterLoss } };
  }
  // Text that PostgreSQL cannot hold, as a NUL: the caller's fault, wherever it was sent.
  if (['22021', '22P05'].includes(sqlState(error) ?? ''))
    return { status: 400, code: 'bad_request', details: {} };
  return frameworkFailure(error) ?? { status: 500, code: 'internal', details: {} };
}

function invalidInput(error: InvalidInput, request: FastifyRequest): Failure {
  const fields = fieldsOf(error.issues, languageOf(request), request.server.kernel.texts);
  const { '': root, ...named } = fields;
  const shown = Object.keys(named).length > 0 ? named : undefined;
  // A body that is no object at all has no field to show anything at.
  return error.validationContext === 'body' && (shown || root === undefined)
    ? { status: 422, code: 'invalid', details: {}, fields: shown }
    : { status: 400, code: 'bad_request', details: {}, fields: shown };
}

const frameworkCodes: Record<number, string> = {
  400: 'bad_request',
  404: 'not_found',
  413: 'too_large',
  415: 'unsupported_media_type',
};

/** Fastify's own errors, as of a body that is no JSON; every other 4xx of it is a bad request too. */
function frameworkFailure(error: unknown): Failure | null {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return null;
  const status = Number(error.statusCode);
  if (!(status >= 400 && status < 500)) return null;
  const code = frameworkCodes[status];
  return code ? { status, code, details: {} } : { status: 400, code: 'bad_request', details: {} };
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

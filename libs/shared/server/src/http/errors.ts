import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { localeOf, type Language, type Problem as ProblemBody } from '@traveldesk/shared-contract';
import { outageOf } from '../db/outages';
import { refusalOf } from '../db/refusals';
import { Problem, type ProblemDetails, type ReferenceCount } from '../problem';
import type { Texts } from '../texts';
import { languageOf } from './language';
import { fieldsOf, InvalidInput } from './validation';
import './types';

/** Turns any thrown error into the standard failure body, without internal details (SECURITY 41). */
export function mapErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const failure = failureOf(error, request);
    if (failure.status === 500) request.log.error({ err: error }, 'request failed');
    else if (failure.code === 'value_refused')
      request.log.error({ err: error }, 'a value passed that cannot be');
    else if (failure.status > 500) {
      const { said, code } = failure;
      request.log.warn({ reason: reasonOf(error), code, said }, 'request not served');
    }
    return send(request, reply, failure);
  });
}

/** Answers an unknown address. */
export function answerNotFound(request: FastifyRequest, reply: FastifyReply) {
  return send(request, reply, failureOf(new Problem(404, 'not_found'), request));
}

/** Answers an address that cannot be parsed, which reaches no route and no hook. */
export function answerUnrouted(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const failure = failureOf(error, request);
  const { id, method, url } = request;
  request.log.info({ request_id: id, method, path: url.split('?')[0], status: failure.status }, 'answered');
  return send(request, reply, failure);
}

interface Failure {
  status: number;
  code: string;
  details: ProblemDetails;
  /** Texts already in the caller's language. */
  fields?: Record<string, string>;
  /** The cause for the log. */
  said?: string;
}

function send(request: FastifyRequest, reply: FastifyReply, failure: Failure) {
  const { status, code, details } = failure;
  const language = languageOf(request);
  const { texts } = request.server.kernel;
  const params = { ...details.params, ...(details.uses && { uses: listOf(details.uses, texts, language) }) };
  const said = Object.entries(details.fields ?? {}).map(([field, key]) => [
    field,
    texts.problem(key, language, params),
  ]);
  const fields = failure.fields ?? (said.length > 0 ? Object.fromEntries(said) : undefined);
  const body: ProblemBody = {
    message: texts.problem(code, language, params),
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

/** Formats uses as "3 cities and 1 company". */
function listOf(uses: readonly ReferenceCount[], texts: Texts, language: Language): string {
  const list = new Intl.ListFormat(localeOf[language], { type: 'conjunction' });
  return list.format(uses.map(({ table, count }) => texts.rows(table, count, language)));
}

function failureOf(error: unknown, request: FastifyRequest): Failure {
  if (error instanceof Problem) return error;
  if (error instanceof InvalidInput) return invalidInput(error, request);
  // Before database errors, because a caller that disconnects while sending looks like a lost connection.
  const framework = frameworkFailure(error);
  if (framework) return framework;
  const outage = outageOf(error);
  if (outage) return { ...outage, status: 503, details: { retryAfter: outage.retryAfter } };
  const { method, body, server } = request;
  const refusal = refusalOf(error, { constraints: server.kernel.constraints, method, body });
  return refusal ?? { status: 500, code: 'internal', details: {} };
}

function invalidInput(error: InvalidInput, request: FastifyRequest): Failure {
  const fields = fieldsOf(error.issues, languageOf(request), request.server.kernel.texts);
  const { '': root, ...named } = fields;
  const shown = Object.keys(named).length > 0 ? named : undefined;
  // A body that is not an object has no fields to report at.
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

/** Returns the failure of Fastify's own errors, such as an invalid JSON body; its other 4xx errors become 400. */
function frameworkFailure(error: unknown): Failure | null {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return null;
  const status = Number(error.statusCode);
  if (!(status >= 400 && status < 500)) return null;
  const code = frameworkCodes[status];
  return code ? { status, code, details: {} } : { status: 400, code: 'bad_request', details: {} };
}

function reasonOf(error: unknown): string {
  if (error instanceof Problem && error.details.cause) return reasonOf(error.details.cause);
  return error instanceof Error ? error.message : String(error);
}

import { LogController, type FastifyBaseLogger, type FastifyReply, type FastifyRequest } from 'fastify';
import './types';

/** Logs one line per request, when it has been answered. */
export class RequestLog extends LogController {
  /** Without redaction, which takes longer than the rest of the line: the fields below are not secret. */
  #answers?: FastifyBaseLogger;

  override incomingRequest(): void {
    // The line at the end contains everything.
  }

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    if (request.routeOptions.config.quiet && reply.statusCode < 400) return;
    const { id, method, url, ip, actor } = request;
    const { log } = request.server.kernel;
    const line = {
      request_id: id,
      method,
      // Without the query, which may contain a name that somebody searched for.
      path: url.split('?')[0],
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime * 10) / 10,
      ip,
      user: actor?.userId,
    };
    if (error) log.error({ ...line, err: error }, 'answer broke off');
    else (this.#answers ??= log.child({}, { redact: [] })).info(line, 'answered');
  }
}

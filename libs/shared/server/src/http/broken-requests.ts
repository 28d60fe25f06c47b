import { randomUUID } from 'node:crypto';
import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { codeOf } from '../error-code';
import type { Texts } from '../texts';
import { apiPolicy } from './headers';
import { languageOf } from './language';

const failures: Record<string, readonly [status: number, code: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'request_timeout'],
  HPE_HEADER_OVERFLOW: [431, 'headers_too_large'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'too_large'],
};

/**
 * Answers requests that Node rejects before routing: invalid HTTP, headers that are too long, requests that arrive too slowly. Node itself
 * would answer without a body, an id or a log line.
 */
export function createBrokenRequests(
  texts: Texts,
  log: FastifyBaseLogger,
  headers: Readonly<Record<string, string>>,
) {
  const latest = new WeakMap<Duplex, { request: IncomingMessage; response: ServerResponse }>();

  function answer(error: unknown, socket: Duplex): void {
    const { request, response } = latest.get(socket) ?? {};
    // The error may belong to the connection's next request, which has not been parsed yet.
    const own = request?.complete === false ? request : undefined;
    const begun = own ? response?.headersSent : response?.headersSent && !response.writableFinished;
    const gone = codeOf(error) === 'ECONNRESET' || !socket.writable;
    if (gone || begun) return void socket.destroy();
    const [status, code] = failures[codeOf(error) ?? ''] ?? [400, 'bad_request'];
    const id = randomUUID();
    log.info({ request_id: id, status, code, path: own?.url?.split('?')[0] }, 'answered');
    const message = texts.problem(code, languageOf({ headers: own?.headers ?? {}, actor: null }));
    const body = JSON.stringify({ message, code, request_id: id });
    const head = Object.entries({
      ...headers,
      'content-security-policy': apiPolicy,
      'cache-control': 'no-store',
      'x-request-id': id,
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      date: new Date().toUTCString(),
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    const text = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join('')}\r\n${body}`;
    socket.end(text, () => socket.destroy());
  }

  return {
    answer,
    /** Tracks the current request of each connection, and answers where Node would just close it. */
    watch({ server, routing }: FastifyInstance): void {
      server.prependListener('request', (request, response) =>
        latest.set(request.socket, { request, response }),
      );
      server.on('checkExpectation', routing);
      server.on('connect', (_request, socket: Duplex) => answer(null, socket));
    },
  };
}

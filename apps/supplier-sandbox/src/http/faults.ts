import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Sandbox } from '../context';
import type { Knobs } from '../training/knobs';
import { isSupplierPath } from './access';
import {
  airlineFailed,
  gatewayTimeout,
  rateLimited,
  serverError,
  unavailable,
  type SupplierError,
} from './errors';

const errors: Record<Knobs['error_status'], () => SupplierError> = {
  429: rateLimited,
  500: serverError,
  502: () => airlineFailed('Training Airways'),
  503: unavailable,
  504: gatewayTimeout,
};

/** The faults between a supplier and its customer, as set by the knobs. */
export function addFaults(app: FastifyInstance, sandbox: Pick<Sandbox, 'sleep'>): void {
  app.addHook('preHandler', async (request, reply) => {
    if (!isSupplierPath(request.url)) return;
    const { latency_ms, jitter_ms, error_rate, error_status } = request.knobs;
    await sandbox.sleep(latency_ms + Math.random() * jitter_ms);
    if (!isFaulty(request)) return;
    if (error_rate > 0 && Math.random() < error_rate) throw errors[error_status]();
    const { fault } = request.knobs;
    if (fault === 'redirect') return reply.redirect(`http://127.0.0.1:9/redirected${request.url}`, 307);
    if (fault === 'reset' || fault === 'silent') return leave(reply, fault);
    return undefined;
  });

  app.addHook('onSend', async (request, reply, payload) => {
    if (!isSupplierPath(request.url) || !isFaulty(request) || typeof payload !== 'string') return payload;
    const { fault } = request.knobs;
    if (fault === 'empty') return '';
    if (fault === 'malformed')
      return payload.slice(0, -Math.ceil(payload.length / 10)).replaceAll('":', '"=');
    if (fault === 'truncated') return Readable.from(halfOf(payload));
    if (fault === 'drip') return Readable.from(drops(payload, reply, sandbox));
    if (fault === 'huge') return Readable.from(padded(payload));
    if (fault === 'bomb') {
      reply.header('content-encoding', 'gzip');
      return Readable.from(padded(payload)).pipe(createGzip());
    }
    return payload;
  });
}

function isFaulty({ knobs, url }: FastifyRequest): boolean {
  // A request rejected by the access check has no knobs.
  return (knobs as Knobs | undefined) !== undefined && url.startsWith(knobs.faulty_path);
}

/** The connection is dropped, or stays open silently until the caller disconnects. */
function leave(reply: FastifyReply, fault: 'reset' | 'silent'): FastifyReply {
  reply.hijack();
  if (fault === 'reset') reply.raw.socket?.destroy();
  return reply;
}

/** A breaking stream: the data already sent is delivered, and then the connection ends without the end of the body. */
async function* halfOf(payload: string): AsyncGenerator<Buffer> {
  yield Buffer.from(payload.slice(0, Math.max(payload.length / 2, 1)));
  await new Promise((done) => setTimeout(done, 20));
  throw new Error('The response is cut short, as the knobs request.');
}

async function* drops(
  payload: string,
  reply: FastifyReply,
  { sleep }: Pick<Sandbox, 'sleep'>,
): AsyncGenerator<Buffer> {
  for (const byte of Buffer.from(payload)) {
    if (reply.raw.destroyed) return;
    yield Buffer.of(byte);
    await sleep(1000);
  }
}

const paddingBytes = 50 * 1024 * 1024;

/** The response with 50 MB of text before it; still JSON, so that only its size is wrong. */
function* padded(payload: string): Generator<Buffer> {
  const piece = Buffer.alloc(1024 * 1024, 'x');
  yield Buffer.from('{"padding":"');
  for (let sent = 0; sent < paddingBytes; sent += piece.length) yield piece;
  yield Buffer.from(payload.startsWith('{') ? `",${payload.slice(1)}` : '"}');
}

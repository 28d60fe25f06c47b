import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const pack = promisify(gzip);
const worthIt = 1024;

/** Compresses responses for clients that accept gzip (SUPPLIER 1). Added after the faults, so it receives what they produce. */
export function addCompression(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const accepts = String(request.headers['accept-encoding'] ?? '').includes('gzip');
    if (!accepts || typeof payload !== 'string' || payload.length < worthIt) return payload;
    reply.header('content-encoding', 'gzip');
    reply.header('vary', 'accept-encoding');
    return pack(payload, { level: 1 });
  });
}

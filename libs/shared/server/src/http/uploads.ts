import type { FastifyInstance, FastifyRequest, onSendHookHandler } from 'fastify';
import { departureOf } from './departure';
import './types';

/** SECURITY 40. A route that takes more says so, and is one for files. */
export const bodyLimit = 1024 * 1024;

export function takesFiles(limit: number | undefined): boolean {
  return limit !== undefined && limit > bodyLimit;
}

/** Milliseconds: work that waited for the database, as for a lock, has kept nobody from anything. */
const longestRest = 1_000;

const endTurn: onSendHookHandler = (request, _reply, _payload, done) => {
  request.endUpload?.();
  done();
};

/**
 * Each route for files, registered from now on, works on one file at a time, from the reading of a body to its answer. A body that
 * is still arriving holds no turn, so slow callers keep nobody waiting (docs/adr/0096).
 */
export function limitUploads(app: FastifyInstance): void {
  app.decorateRequest('endUpload', null);
  app.addHook('onRoute', (route) => {
    if (takesFiles(route.bodyLimit)) route.onSend = [route.onSend ?? [], endTurn].flat();
  });
}

/**
 * Waits for the caller's turn. Throws a 503 where too many wait for one, it took too long, or the caller went away. After it comes a
 * rest as long as the work: a file is read and kept in few long steps, and other calls take many short ones.
 */
export async function takeUploadTurn(request: FastifyRequest): Promise<void> {
  const { gone, forget } = departureOf(request);
  try {
    const end = await request.server.kernel.turns.uploads.take({ by: request.actor?.userId, gone });
    const begun = performance.now();
    request.endUpload = () => void setTimeout(end, Math.min(performance.now() - begun, longestRest)).unref();
  } finally {
    // From here on the turn ends with the work: a caller who goes away does not end that.
    forget();
  }
}

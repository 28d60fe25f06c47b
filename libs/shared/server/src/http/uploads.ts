import type { FastifyInstance, FastifyRequest, onSendHookHandler } from 'fastify';
import { departureOf } from './departure';
import './types';

/** Maximum body size in bytes (SECURITY 40). A route with a higher limit takes files. */
export const bodyLimit = 1024 * 1024;

export function takesFiles(limit: number | undefined): boolean {
  return limit !== undefined && limit > bodyLimit;
}

/** Milliseconds. Time spent waiting for the database, for example for a lock, needs no rest. */
const longestRest = 1_000;

const endTurn: onSendHookHandler = (request, _reply, _payload, done) => {
  request.endUpload?.();
  done();
};

/**
 * Makes each file route registered from now on process one file at a time, from parsing its body to the response. A body that is still
 * arriving holds no turn, so slow callers delay nobody (docs/adr/0096).
 */
export function limitUploads(app: FastifyInstance): void {
  app.decorateRequest('endUpload', null);
  app.addHook('onRoute', (route) => {
    if (takesFiles(route.bodyLimit)) route.onSend = [route.onSend ?? [], endTurn].flat();
  });
}

/**
 * Waits for the caller's turn. Throws a 503 if too many are waiting, the wait takes too long, or the caller disconnects. The turn is
 * followed by a rest as long as the work, because a file is processed in few long steps and other requests need many short ones.
 */
export async function takeUploadTurn(request: FastifyRequest): Promise<void> {
  const { gone, forget } = departureOf(request);
  try {
    const end = await request.server.kernel.turns.uploads.take({ by: request.actor?.userId, gone });
    const begun = performance.now();
    request.endUpload = () => void setTimeout(end, Math.min(performance.now() - begun, longestRest)).unref();
  } finally {
    // From here on the turn ends with the work, which a disconnect does not stop.
    forget();
  }
}

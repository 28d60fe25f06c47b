import type { FastifyInstance, onSendHookHandler } from 'fastify';
import './types';

const tell: onSendHookHandler = (request, reply, _payload, done) => {
  if (request.replayed) reply.header('idempotency-replayed', 'true');
  done();
};

/** Adds the header `idempotency-replayed` to repeated responses, for each route registered from now on that takes an `Idempotency-Key`. */
export function registerReplayHeader(app: FastifyInstance): void {
  app.decorateRequest('replayed', false);
  app.addHook('onRoute', (route) => {
    if (route.config?.idempotent) route.onSend = [route.onSend ?? [], tell].flat();
  });
}

import type { FastifyInstance, onSendHookHandler } from 'fastify';
import './types';

const tell: onSendHookHandler = (request, reply, _payload, done) => {
  if (request.replayed) reply.header('idempotency-replayed', 'true');
  done();
};

/** An answer that is an earlier call's says so, for each route registered from now on that takes an `Idempotency-Key`. */
export function tellReplays(app: FastifyInstance): void {
  app.decorateRequest('replayed', false);
  app.addHook('onRoute', (route) => {
    if (route.config?.idempotent) route.onSend = [route.onSend ?? [], tell].flat();
  });
}

import type { FastifyInstance } from 'fastify';

/** How often connections that have become idle are closed while the server stops. */
const sweepEvery = 100;

/** Must be called before the server listens: lets connections go that would be kept for a next call. */
export function prepareStop(app: FastifyInstance): {
  isStopping(): boolean;
  stop(milliseconds: number): Promise<void>;
} {
  let stopping = false;
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (stopping) reply.header('connection', 'close');
    done(null, payload);
  });
  return {
    isStopping: () => stopping,
    /** Takes no new call and lets the running ones end; what still runs after the time is cut off. */
    stop: async (milliseconds) => {
      stopping = true;
      const sweep = setInterval(() => app.server.closeIdleConnections(), sweepEvery);
      const cutOff = setTimeout(() => app.server.closeAllConnections(), milliseconds);
      try {
        await app.close();
      } finally {
        clearInterval(sweep);
        clearTimeout(cutOff);
      }
    },
  };
}

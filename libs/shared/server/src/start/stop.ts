import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';

/** How often connections that have become idle are closed while the server stops. */
const sweepEvery = 100;
/** Answers without an end, as a stream, are told to end when so much of their time is left. */
const lastCall = 3_000;

export interface Stop {
  /** From now on `isStopping`; calls are still taken, each on a connection that ends with it. */
  announce(): void;
  isStopping(): boolean;
  /** Takes no new call and lets the running ones end; what still runs after the time is cut off, with a line each. */
  stop(milliseconds: number): Promise<void>;
}

/**
 * Must be called before the server listens: lets connections go that would be kept for a next call. `hurry` is aborted shortly
 * before running calls are cut off, for those that can end early.
 */
export function prepareStop(app: FastifyInstance, log: FastifyBaseLogger, hurry: AbortController): Stop {
  let stopping = false;
  const running = runningCalls(app);
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (stopping) reply.header('connection', 'close');
    done(null, payload);
  });
  const cutOff = () => {
    for (const { id, method, url } of running) {
      log.warn({ request_id: id, method, path: url.split('?')[0] }, 'call cut off by the stop');
    }
    app.server.closeAllConnections();
  };
  return {
    announce: () => {
      stopping = true;
    },
    isStopping: () => stopping,
    stop: async (milliseconds) => {
      stopping = true;
      const sweep = setInterval(() => app.server.closeIdleConnections(), sweepEvery);
      const timers = [
        setTimeout(() => hurry.abort(), Math.max(milliseconds - lastCall, 0)),
        setTimeout(cutOff, milliseconds),
      ];
      try {
        await app.close();
      } finally {
        hurry.abort();
        clearInterval(sweep);
        for (const timer of timers) clearTimeout(timer);
      }
    },
  };
}

/** Calls that are not answered yet, whole. */
function runningCalls(app: FastifyInstance): ReadonlySet<FastifyRequest> {
  const running = new Set<FastifyRequest>();
  app.addHook('onRequest', (request, reply, done) => {
    running.add(request);
    reply.raw.once('close', () => running.delete(request));
    done();
  });
  return running;
}

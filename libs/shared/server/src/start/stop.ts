import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';

/** Milliseconds between two closings of idle connections during a stop. */
const sweepEvery = 100;
/** Milliseconds left when endless responses, such as streams, are ended. */
const lastCall = 3_000;

export interface Stop {
  /** Sets `isStopping`; requests are still accepted, each on a connection that closes afterwards. */
  announce(): void;
  isStopping(): boolean;
  /** Refuses new requests and waits for running ones; those still running after the time are logged and cut off. */
  stop(milliseconds: number): Promise<void>;
}

/**
 * Prepares the stop; must be called before the server listens. During a stop, responses close their connections. `hurry` is aborted shortly
 * before running requests are cut off, for those that can end early.
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

/** Tracks requests whose responses are not complete. */
function runningCalls(app: FastifyInstance): ReadonlySet<FastifyRequest> {
  const running = new Set<FastifyRequest>();
  app.addHook('onRequest', (request, reply, done) => {
    running.add(request);
    reply.raw.once('close', () => running.delete(request));
    done();
  });
  return running;
}

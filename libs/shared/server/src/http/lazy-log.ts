import type { FastifyBaseLogger } from 'fastify';

type Given = Parameters<FastifyBaseLogger['child']>;

const methods = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** A child logger that is created only when it logs something. */
class LazyLog {
  private made: FastifyBaseLogger | null = null;

  constructor(
    private readonly log: FastifyBaseLogger,
    private readonly given: Given,
  ) {}

  get level(): string {
    return this.log.level;
  }

  child(...given: Given): FastifyBaseLogger {
    return this.own().child(...given);
  }

  own(): FastifyBaseLogger {
    return (this.made ??= this.log.child(...this.given));
  }
}

for (const method of methods) {
  Object.defineProperty(LazyLog.prototype, method, {
    value(this: LazyLog, ...line: unknown[]) {
      const own = this.own();
      Reflect.apply(own[method], own, line);
    },
  });
}

/** Returns the logger of a request. Most requests log nothing, and creating a child costs more than their one line at the end. */
export function lazyChild(log: FastifyBaseLogger, ...given: Given): FastifyBaseLogger {
  return new LazyLog(log, given) as unknown as FastifyBaseLogger;
}

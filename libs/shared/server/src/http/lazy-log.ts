import type { FastifyBaseLogger } from 'fastify';

type Given = Parameters<FastifyBaseLogger['child']>;

const methods = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** A child of a log that is only made when there is something to say. */
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

/** The log of a request: most requests say nothing, and to make a child costs more than their one line at the end. */
export function lazyChild(log: FastifyBaseLogger, ...given: Given): FastifyBaseLogger {
  return new LazyLog(log, given) as unknown as FastifyBaseLogger;
}

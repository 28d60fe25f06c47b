import { Problem } from '@traveldesk/shared-server';

/**
 * Runs at most `running` tasks at once and lets at most `waiting` more wait; one more is told to come back
 * (429). Password hashes each take 64 MiB and a processor: without a bound, sign-ins alone stop the API
 * (SECURITY 20).
 */
export class Gate {
  private running = 0;
  private readonly queue: (() => void)[] = [];

  constructor(private readonly limits: { running: number; waiting: number }) {}

  async run<Result>(task: () => Promise<Result>): Promise<Result> {
    if (this.running < this.limits.running) this.running += 1;
    else await this.wait();
    try {
      return await task();
    } finally {
      this.leave();
    }
  }

  private wait(): Promise<void> {
    if (this.queue.length >= this.limits.waiting) {
      throw new Problem(429, 'too_many_requests', { retryAfter: 5 });
    }
    return new Promise((resolve) => this.queue.push(resolve));
  }

  /** Hands the place on, so that nobody who comes meanwhile overtakes the queue. */
  private leave(): void {
    const next = this.queue.shift();
    if (next) next();
    else this.running -= 1;
  }
}

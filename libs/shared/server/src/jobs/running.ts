import type { FastifyBaseLogger } from 'fastify';

/** The running jobs of this process, so that each interrupted one is logged. */
export class RunningJobs {
  readonly #running = new Map<string, string>();

  constructor(private readonly log: FastifyBaseLogger) {}

  async run(queue: string, job: string, work: () => Promise<void>): Promise<void> {
    this.#running.set(job, queue);
    try {
      await work();
    } catch (error) {
      this.log.error({ err: error, queue, job }, 'job failed');
      throw error;
    } finally {
      this.#running.delete(job);
    }
  }

  /** Logs the jobs still running at the end of the stop. */
  tellCutOff(): void {
    for (const [job, queue] of this.#running) {
      this.log.warn({ queue, job }, 'job cut off by the stop, and left to another process');
    }
  }
}

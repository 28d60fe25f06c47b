import { fromKysely, PgBoss, type QueueOptions, type SendOptions } from 'pg-boss';
import type { FastifyBaseLogger } from 'fastify';
import type { Tx } from '../database';
import type { Connection } from '../db/connection';

export type JobHandler<Data extends object> = (
  data: Data,
  job: { id: string; signal: AbortSignal },
) => Promise<void>;

export interface QueueSettings extends Pick<
  QueueOptions,
  'retryLimit' | 'retryDelay' | 'retryBackoff' | 'expireInSeconds'
> {
  /** Handlers of this queue that run at once in one process; 1 by default. */
  concurrency?: number;
  /** Seconds between looks for new work; 2 by default. */
  pollSeconds?: number;
}

export interface JobOptions extends Pick<SendOptions, 'startAfter' | 'singletonKey' | 'priority'> {
  /** The transaction the job is part of: it exists only if the transaction commits. */
  tx?: Tx;
}

/** Work that outlives a request: on the database, so that any process may die at any time (DESIGN 1). */
export interface Jobs {
  /**
   * Makes the queue and works on it. A handler that throws is run again, with growing delay, and its job is
   * kept as failed after the last try; it can run more than once, so its effect must be idempotent.
   */
  queue<Data extends object>(
    name: string,
    handler: JobHandler<Data>,
    settings?: QueueSettings,
  ): Promise<void>;
  send<Data extends object>(name: string, data: Data, options?: JobOptions): Promise<void>;
  /** Sends an empty job at each time of the cron expression (UTC), once over all processes. */
  schedule(name: string, cron: string): Promise<void>;
}

/** Jobs, and what the host starts and stops. */
export interface JobRunner extends Jobs {
  start(): Promise<void>;
  /** Takes no new job and lets the running ones end, for at most so long. */
  stop(milliseconds: number): Promise<void>;
}

/** Five more tries by default, each after twice the time, but never more than an hour. */
function retriesOf(options: QueueSettings): QueueOptions {
  const settled = { retryLimit: 5, retryDelay: 2, retryBackoff: true, ...options };
  return settled.retryBackoff ? { ...settled, retryDelayMax: 3600 } : settled;
}

export interface JobRunnerOptions {
  connection: Connection;
  log: FastifyBaseLogger;
  /** Whether the jobs' own tables are made and brought up to date; the role needs to own them. */
  install?: boolean;
  /** False makes and fills queues without working on them, as command-line tools and most tests do. */
  work?: boolean;
}

export function createJobs({ connection, log, install = true, work = true }: JobRunnerOptions): JobRunner {
  const boss = new PgBoss({
    db: connection.jobsDatabase,
    backend: connection.kind,
    schema: 'jobs',
    migrate: install,
    createSchema: install,
    supervise: work,
    schedule: work,
  });
  boss.on('error', (error) => log.error({ err: error }, 'jobs failed'));
  const settings = new Map<string, QueueSettings>();

  return {
    start: async () => {
      await boss.start();
    },
    stop: (milliseconds) => boss.stop({ graceful: true, close: false, timeout: milliseconds }),
    queue: async (name, handler, queueSettings = {}) => {
      if (settings.has(name)) throw new Error(`The queue ${name} exists twice.`);
      settings.set(name, queueSettings);
      const { concurrency = 1, pollSeconds = 2, ...options } = queueSettings;
      const settled = retriesOf(options);
      await boss.createQueue(name, settled);
      await boss.updateQueue(name, settled);
      if (!work) return;
      await boss.work(
        name,
        { pollingIntervalSeconds: pollSeconds, localConcurrency: concurrency },
        async (jobs: { id: string; data: unknown; signal: AbortSignal }[]) => {
          for (const { id, data, signal } of jobs) {
            await handler((data ?? {}) as never, { id, signal }).catch((error: unknown) => {
              log.error({ err: error, queue: name, job: id }, 'job failed');
              throw error;
            });
          }
        },
      );
    },
    send: async (name, data, { tx, ...options } = {}) => {
      await boss.send(name, data, { ...options, ...(tx && { db: fromKysely(tx) }) });
    },
    schedule: async (name, cron) => {
      await boss.schedule(name, cron, {});
    },
  };
}

import { fromKysely, PgBoss, type QueueOptions, type SendOptions } from 'pg-boss';
import type { FastifyBaseLogger } from 'fastify';
import type { Tx } from '../database';
import type { Connection } from '../db/connection';
import { jobsSchema } from './install';
import { parkJobs, resumeParkedJobs } from './parked';
import { RunningJobs } from './running';

export type JobHandler<Data extends object> = (
  data: Data,
  job: { id: string; signal: AbortSignal },
) => Promise<void>;

export interface QueueSettings extends Pick<
  QueueOptions,
  'retryLimit' | 'retryDelay' | 'retryBackoff' | 'expireInSeconds'
> {
  /** Maximum concurrent handlers of this queue in one process; 1 by default. */
  concurrency?: number;
  /** Seconds between polls for new jobs, 2 by default; while there are jobs, polling is immediate. */
  pollSeconds?: number;
  /** Whether its effect is visible outside, such as a mail: a restored copy of the database does not repeat it by itself. */
  outward?: boolean;
}

export interface JobOptions extends Pick<SendOptions, 'startAfter' | 'singletonKey' | 'priority'> {
  /** The transaction of the job: the job exists only if it commits. */
  tx?: Tx;
  /** Stored, and run only after a start that releases it (docs/adr/0051): the original of a restored copy may have run it. */
  parked?: boolean;
}

/** Background jobs, stored in the database, so that any process may die at any time (DESIGN 1). */
export interface Jobs {
  /**
   * Creates a queue and works on it. If the handler throws, the job is retried with growing delays and stored as failed after the last
   * attempt. A handler may run more than once, so its effect must be idempotent.
   */
  queue<Data extends object>(
    name: string,
    handler: JobHandler<Data>,
    settings?: QueueSettings,
  ): Promise<void>;
  send<Data extends object>(name: string, data: Data, options?: JobOptions): Promise<void>;
  /** Sends an empty job at each time of the cron expression (UTC), once across all processes. */
  schedule(name: string, cron: string): Promise<void>;
  /** Ends a schedule that an earlier version stored and this one has no queue for. */
  unschedule(name: string): Promise<void>;
  /** On a restored copy: external effects due before this time may have been carried out by the original. Null otherwise. */
  readonly parkedBefore: Date | null;
}

/** Jobs with the methods that the host needs. */
export interface JobRunner extends Jobs {
  start(): Promise<void>;
  /** Takes no new jobs and waits at most `milliseconds` for running ones. */
  stop(milliseconds: number): Promise<void>;
}

/** A job whose process sends no heartbeat for this long is given to another one at the next check. */
const heartbeatSeconds = 20;
const lookForDeadSeconds = 10;

/** Five retries by default, with the delay doubling up to an hour. */
function retriesOf(options: QueueSettings): QueueOptions {
  const settled = { retryLimit: 5, retryDelay: 2, retryBackoff: true, heartbeatSeconds, ...options };
  return settled.retryBackoff ? { ...settled, retryDelayMax: 3600 } : settled;
}

export interface JobRunnerOptions {
  connection: Connection;
  log: FastifyBaseLogger;
  /** False creates and fills queues without working on them, for command-line tools and most tests. */
  work?: boolean;
  /** Jobs in outward queues from before this time are parked (`noticeRestore`). */
  parkedBefore?: Date | null;
  unparks?: boolean;
}

/** Creates jobs on tables made by `installJobs`. It changes no tables, and needs no right to. */
export function createJobs(options: JobRunnerOptions): JobRunner {
  const { connection, log, work = true, parkedBefore = null, unparks = false } = options;
  const boss = new PgBoss({
    db: connection.jobsDatabase,
    backend: connection.kind,
    schema: jobsSchema,
    migrate: false,
    createSchema: false,
    supervise: work,
    superviseIntervalSeconds: lookForDeadSeconds,
    monitorIntervalSeconds: lookForDeadSeconds,
    schedule: work,
  });
  boss.on('error', (error) => log.error({ err: error }, 'jobs failed'));
  const names = new Set<string>();
  const running = new RunningJobs(log);

  const workOn = async <Data extends object>(
    name: string,
    handler: JobHandler<Data>,
    pollSeconds: number,
  ) => {
    const worker = await boss.work<Data>(name, { pollingIntervalSeconds: pollSeconds }, async (jobs) => {
      for (const { id, data, signal } of jobs) {
        await running.run(name, id, () => handler((data ?? {}) as Data, { id, signal }));
      }
      // After a success the next job is fetched at once; after a failure the poll interval gives its cause time to pass.
      boss.notifyWorker(worker);
    });
  };

  return {
    start: async () => {
      await boss.start();
    },
    stop: async (milliseconds) => {
      await boss.stop({ graceful: true, close: false, timeout: milliseconds });
      running.tellCutOff();
    },
    queue: async (name, handler, queueSettings = {}) => {
      if (names.has(name)) throw new Error(`The queue ${name} exists twice.`);
      names.add(name);
      const { concurrency = 1, pollSeconds = 2, outward = false, ...options } = queueSettings;
      const settled = retriesOf(options);
      await boss.createQueue(name, settled);
      await boss.updateQueue(name, settled);
      if (!work) return;
      if (outward && unparks) await resumeParkedJobs(boss, connection, { name, log });
      else if (outward && parkedBefore) await parkJobs(boss, connection, { name, log, before: parkedBefore });
      for (let count = 0; count < concurrency; count += 1) await workOn(name, handler, pollSeconds);
    },
    send: async (name, data, { tx, parked = false, ...options } = {}) => {
      const within = tx && { db: fromKysely(tx) };
      const id = await boss.send(name, data, { ...options, ...within });
      if (parked && id !== null) await boss.cancel(name, id, within);
    },
    schedule: async (name, cron) => {
      await boss.schedule(name, cron, {});
    },
    unschedule: (name) => boss.unschedule(name),
    parkedBefore: unparks ? null : parkedBefore,
  };
}

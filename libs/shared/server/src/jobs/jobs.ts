import { fromKysely, PgBoss, type QueueOptions, type SendOptions } from 'pg-boss';
import type { FastifyBaseLogger } from 'fastify';
import type { Tx } from '../database';
import type { Connection } from '../db/connection';
import { jobsSchema } from './install';
import { park, unpark } from './parked';
import { RunningJobs } from './running';

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
  /** Seconds between looks for new work, 2 by default; while there is work none are waited. */
  pollSeconds?: number;
  /** Whether what it does is seen outside, as a mail is: a restored copy of the database does not do it again by itself. */
  outward?: boolean;
}

export interface JobOptions extends Pick<SendOptions, 'startAfter' | 'singletonKey' | 'priority'> {
  /** The transaction the job is part of: it exists only if the transaction commits. */
  tx?: Tx;
  /** Kept, and done only once a start is told to (docs/adr/0051): the original of a restored copy may have done it. */
  parked?: boolean;
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
  /** On a restored copy: what was due outside before then may have been done by the original. Null otherwise. */
  readonly parkedBefore: Date | null;
}

/** Jobs, and what the host starts and stops. */
export interface JobRunner extends Jobs {
  start(): Promise<void>;
  /** Takes no new job and lets the running ones end, for at most so long. */
  stop(milliseconds: number): Promise<void>;
}

/** A job whose process says nothing for so long is given to another one, at the next look for such. */
const heartbeatSeconds = 20;
const lookForDeadSeconds = 10;

/** Five more tries by default, each after twice the time, but never more than an hour. */
function retriesOf(options: QueueSettings): QueueOptions {
  const settled = { retryLimit: 5, retryDelay: 2, retryBackoff: true, heartbeatSeconds, ...options };
  return settled.retryBackoff ? { ...settled, retryDelayMax: 3600 } : settled;
}

export interface JobRunnerOptions {
  connection: Connection;
  log: FastifyBaseLogger;
  /** False makes and fills queues without working on them, as command-line tools and most tests do. */
  work?: boolean;
  /** What waits in outward queues since before this is not done (`noticeRestore`). */
  parkedBefore?: Date | null;
  /** Whether what was parked is done after all. */
  unparks?: boolean;
}

/** Jobs on tables that `installJobs` has made: this one changes none, and needs no right to. */
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
      // After one that went well the next is looked for at once; what fails leaves its cause time to pass.
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
      if (outward && unparks) await unpark(boss, connection, { name, log });
      else if (outward && parkedBefore) await park(boss, connection, { name, log, before: parkedBefore });
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
    parkedBefore: unparks ? null : parkedBefore,
  };
}

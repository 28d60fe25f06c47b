import type { PgBoss } from 'pg-boss';
import type { FastifyBaseLogger } from 'fastify';
import type { Connection } from '../db/connection';
import { jobsSchema } from './install';

interface Queue {
  name: string;
  log: FastifyBaseLogger;
}

/** Cancels the queue's jobs from before a time. They stay for a week, to be inspected or resumed. */
export async function parkJobs(
  boss: PgBoss,
  connection: Connection,
  { name, log, before }: Queue & { before: Date },
): Promise<void> {
  const ids = await idsOf(connection, `name = $1 and state < 'completed' and created_on < $2`, [
    name,
    before,
  ]);
  if (ids.length === 0) return;
  await boss.cancel(name, ids);
  log.warn(
    { queue: name, jobs: ids.length },
    'jobs parked: they are from before a long stop, or the database is a copy; start once with --send-parked to run them',
  );
}

export async function resumeParkedJobs(
  boss: PgBoss,
  connection: Connection,
  { name, log }: Queue,
): Promise<void> {
  const ids = await idsOf(connection, `name = $1 and state = 'cancelled'`, [name]);
  if (ids.length === 0) return;
  await boss.resume(name, ids);
  log.warn({ queue: name, jobs: ids.length }, 'parked jobs were released');
}

async function idsOf({ jobsDatabase }: Connection, where: string, values: unknown[]): Promise<string[]> {
  const { rows } = await jobsDatabase.executeSql(`select id from ${jobsSchema}.job where ${where}`, values);
  return (rows as { id: string }[]).map(({ id }) => id);
}

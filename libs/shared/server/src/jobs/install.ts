import { PgBoss } from 'pg-boss';
import type { FastifyBaseLogger } from 'fastify';
import type { Connection } from '../db/connection';

export const jobsSchema = 'jobs';

/** Milliseconds between two checks whether the indexes of an upgrade are built. */
const askEvery = 500;
const patience = 600_000;

/**
 * Creates or upgrades pg-boss's tables, as a role with the right to. Called inside `withExclusiveLock`, because concurrent installations would make
 * each other fail.
 */
export async function installJobs(connection: Connection, log: FastifyBaseLogger): Promise<void> {
  const boss = new PgBoss({
    db: connection.jobsDatabase,
    backend: connection.kind,
    schema: jobsSchema,
    supervise: false,
    schedule: false,
    registerInstance: false,
  });
  boss.on('error', (error) => log.error({ err: error }, 'installing jobs failed'));
  await boss.start();
  try {
    // An upgrade builds its indexes afterwards in the background, which the serving role may not do.
    const end = Date.now() + patience;
    while (await isBuilding(boss)) {
      if (Date.now() > end)
        throw new Error('The indexes of the job tables were not built within ten minutes.');
      await new Promise((resolve) => setTimeout(resolve, askEvery));
    }
  } finally {
    await boss.stop({ graceful: true, close: false });
  }
}

async function isBuilding(boss: PgBoss): Promise<boolean> {
  const steps = await boss.getBamStatus();
  return steps.some(({ status, count }) => count > 0 && (status === 'pending' || status === 'in_progress'));
}

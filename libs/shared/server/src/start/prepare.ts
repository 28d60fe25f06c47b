import type { FastifyBaseLogger } from 'fastify';
import type { Connection } from '../db/connection';
import { grantServing, isOwnerApart } from '../db/least-privilege';
import { installJobs } from '../jobs/install';
import { kernelMigrations } from '../migrations/all';
import { fillSmall } from '../search/fill';
import { migrate, type MigrationSource } from './migrator';
import { noticeRestore } from './presence';

export interface PrepareOptions {
  modules: readonly MigrationSource[];
  connection: Connection;
  /** The same database as the role that owns its tables. */
  owner?: Connection;
  log: FastifyBaseLogger;
}

export function migrationsOf(modules: readonly MigrationSource[]): MigrationSource[] {
  return [{ name: 'kernel', migrations: kernelMigrations }, ...modules];
}

async function install({ modules, connection, log }: Omit<PrepareOptions, 'owner'>): Promise<void> {
  const ran = await migrate(connection.db, migrationsOf(modules));
  if (ran.length > 0) log.info({ migrations: ran }, 'database migrated');
  await fillSmall(
    connection.db,
    modules.flatMap(({ searched = [] }) => searched),
  );
  await installJobs(connection, log);
}

/** Migrates the tables and installs the jobs; leaves the connection open. */
export function installTables(options: Omit<PrepareOptions, 'owner'>): Promise<void> {
  return options.connection.alone(() => install(options));
}

/**
 * Changes tables and rights, one process at a time, because concurrent changes would make each other fail. Returns the time before which
 * waiting jobs are parked (`noticeRestore`).
 */
export async function prepareDatabase({
  owner,
  sendParked,
  ...options
}: PrepareOptions & { sendParked?: boolean }): Promise<Date | null> {
  const { connection } = options;
  const isApart = owner !== undefined && (await isOwnerApart(owner, connection));
  const installer = owner ?? connection;
  return installer.alone(async () => {
    await install({ ...options, connection: installer });
    if (isApart) {
      const writable = options.modules.flatMap((module) => Object.entries(module.writable ?? {}));
      await grantServing(owner.db, connection.db, Object.fromEntries(writable));
    }
    return noticeRestore(connection, { forget: sendParked });
  });
}

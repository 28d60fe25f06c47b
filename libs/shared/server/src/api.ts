import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { basePermissions } from '@traveldesk/shared-contract';
import type { Authenticate } from './actor';
import type { ReadyConfig } from './config';
import type { Connection } from './db/connection';
import { createApp } from './http/app';
import { answerNotFound } from './http/errors';
import { registerRoutes } from './http/routes';
import { serveScreens } from './http/screens';
import { grantServing } from './db/least-privilege';
import { createJobs } from './jobs/jobs';
import { scheduleUpkeep } from './kernel.jobs';
import { createMailer, deliverBy, startOutbox, type Deliver } from './mail';
import { kernelMigrations } from './migrations/all';
import { migrate } from './migrator';
import { authenticateOf, rightsOf } from './module-duties';
import type { Kernel, ServerModule } from './module';
import { createSecrets } from './secrets';
import { prepareStop } from './stop';
import { createTexts } from './texts';

export interface ApiOptions {
  config: ReadyConfig;
  modules: readonly ServerModule[];
  connection: Connection;
  /** The same database as the role that owns its tables: it migrates, and is closed. The `connection`'s role then cannot. */
  owner?: Connection;
  log: FastifyBaseLogger;
  /** False registers jobs without working on them. */
  work?: boolean;
  /** Instead of the one of a module; for tests. */
  authenticate?: (fallback: Authenticate) => Authenticate;
  /** Instead of MAIL_URL or files; for tests. */
  deliver?: Deliver;
  /** Directory of the built screens; without it only /api is served. */
  screens?: string;
}

export interface Api {
  app: FastifyInstance;
  kernel: Kernel;
  /** Takes no new call, lets the running ones and the jobs end, then closes the database. */
  close(): Promise<void>;
}

/** A running call or job has this long to end at a stop (SECURITY 56: 10 s in all). */
const stopWithin = 8_000;

async function migrateAll({ modules, connection, log }: Pick<ApiOptions, 'modules' | 'connection' | 'log'>) {
  const ran = await migrate(connection.db, [{ name: 'kernel', migrations: kernelMigrations }, ...modules]);
  if (ran.length > 0) log.info({ migrations: ran }, 'database migrated');
}

/** Brings tables and jobs up to date, and leaves the connection open. */
export async function installTables(options: Parameters<typeof migrateAll>[0]): Promise<void> {
  await migrateAll(options);
  const installer = createJobs({ connection: options.connection, log: options.log, work: false });
  await installer.start();
  await installer.stop(stopWithin);
}

/** The tables' owner, where there is one, leaves the rows to the serving role; else the jobs install their own. */
async function prepareDatabase({ owner, ...options }: ApiOptions): Promise<void> {
  if (!owner) return migrateAll(options);
  await installTables({ ...options, connection: owner });
  await grantServing(owner.db, options.connection.db);
}

/**
 * Migrates the database, then puts kernel and modules together into a server that is ready to listen. The
 * connection is the API's from then on: it closes it, also when it cannot be made.
 */
export async function createApi(options: ApiOptions): Promise<Api> {
  const { config, modules, connection, log } = options;
  let close = () => connection.close();
  try {
    const texts = createTexts(modules);
    await prepareDatabase(options).finally(() => options.owner?.close());

    const jobs = createJobs({ connection, log, install: !options.owner, work: options.work });
    const kernel = kernelOf({ config, db: connection.db, log, texts, jobs }, modules);
    const app = createApp(kernel);
    const { isStopping, stop } = prepareStop(app);
    close = async () => {
      await Promise.all([stop(stopWithin), jobs.stop(stopWithin)]);
      await connection.close();
    };
    await jobs.start();
    await startOutbox(jobs, createSecrets(config.secretKey), options.deliver ?? deliverBy(config, log));
    await scheduleUpkeep(kernel);
    for (const module of modules) await module.jobs?.(kernel);
    await registerRoutes(app, {
      kernel,
      modules,
      authenticate: authenticateOf(modules, kernel, options.authenticate),
      isReady: async () => !isStopping() && (await answers(connection)),
    });
    if (options.screens) await serveScreens(app, options.screens);
    else app.setNotFoundHandler(answerNotFound);
    await app.ready();
    return { app, kernel, close };
  } catch (error) {
    await close();
    throw error;
  }
}

type Parts = Pick<Kernel, 'config' | 'db' | 'log' | 'texts' | 'jobs'>;

function kernelOf(parts: Parts, modules: readonly ServerModule[]): Kernel {
  const kernel: Kernel = {
    ...parts,
    mail: createMailer(parts.jobs, createSecrets(parts.config.secretKey)),
    permissions: knownPermissions(modules),
    rightsOf: (userId) => rights(userId),
  };
  const rights = rightsOf(modules, kernel);
  return kernel;
}

function knownPermissions(modules: readonly ServerModule[]): ReadonlySet<string> {
  return new Set([...basePermissions, ...modules.flatMap((module) => module.permissions ?? [])]);
}

async function answers({ ping }: Connection): Promise<boolean> {
  return ping().then(
    () => true,
    () => false,
  );
}

import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Authenticate } from '../modules/actor';
import type { ReadyConfig } from '../config/config';
import type { Connection } from '../db/connection';
import type { ExportLimits } from '../export/turns';
import { createApp } from '../http/app';
import { answerNotFound } from '../http/errors';
import type { CallLimits } from '../http/call-turns';
import { usualLimits, type Limits } from '../http/limits';
import { registerRoutes } from '../http/routes';
import { serveScreens } from '../http/screens';
import { createJobs } from '../jobs/jobs';
import { scheduleUpkeep } from './upkeep.jobs';
import { deliverBy, startOutbox, type Deliver } from '../mail';
import { readinessOf } from '../http/readiness';
import { authenticateOf } from '../modules/duties';
import type { Kernel, ServerModule } from '../modules/module';
import { kernelOf } from './kernel';
import { migrationsOf, prepareDatabase } from './prepare';
import { keepPresence } from './presence';
import { searchJobs } from '../search/fill.jobs';
import { createSecrets } from '../secrets/secrets';
import { prepareStop } from './stop';
import { createTexts } from '../texts';

export interface ApiOptions {
  config: ReadyConfig;
  modules: readonly ServerModule[];
  connection: Connection;
  /**
   * The same database as the role that owns its tables. It runs the migrations and is then closed; the role of `connection` cannot run
   * them.
   */
  owner?: Connection;
  log: FastifyBaseLogger;
  /** False registers jobs without working on them. */
  work?: boolean;
  /** Runs the jobs that a restored copy has parked (`noticeRestore`). */
  sendParked?: boolean;
  /** Replaces the modules' authentication; for tests. */
  authenticate?: (fallback: Authenticate) => Authenticate;
  /** Replaces the delivery by MAIL_URL or files; for tests. */
  deliver?: Deliver;
  /** Replaces the usual limits; for tests. */
  limits?: Partial<Limits & ExportLimits & CallLimits>;
  /** Directory of the built screens; without it only /api is served. */
  screens?: string;
}

export interface Api {
  app: FastifyInstance;
  kernel: Kernel;
  /**
   * Reports not ready, takes requests for STOP_DELAY_SECONDS, then refuses new ones, waits for running requests and jobs, and closes the
   * database.
   */
  close(): Promise<void>;
}

/** Milliseconds that running requests and jobs get at a stop (SECURITY 56: 10 s in all). */
const stopWithin = 8_000;

/**
 * Migrates the database, then builds kernel and modules into a server that is ready to listen. The API owns the connection from then on,
 * and closes it even if the start fails.
 */
export async function createApi(options: ApiOptions): Promise<Api> {
  const { config, modules, connection, log, work = true, sendParked = false } = options;
  let close = () => connection.close();
  try {
    const texts = createTexts(modules);
    const parkedBefore = await prepareDatabase(options).finally(() => options.owner?.close());

    const jobs = createJobs({ connection, log, work, parkedBefore, unparks: sendParked });
    const deliver = options.deliver ?? deliverBy(config, log);
    const hurry = new AbortController();
    const secrets = createSecrets(config.secretKey);
    const parts = { config, db: connection.db, log, texts, jobs, secrets, stopping: hurry.signal };
    const kernel = kernelOf(parts, modules, options.limits);
    const app = createApp(kernel, { ...usualLimits, ...options.limits });
    const stop = prepareStop(app, log, hurry);
    const endPresence = work ? keepPresence(connection.db, log) : async () => {};
    close = async () => {
      stop.announce();
      // No load balancer sends requests to a server that never listened.
      if (app.server.listening) await delay(config.stopDelaySeconds * 1000);
      await Promise.all([stop.stop(stopWithin), jobs.stop(stopWithin)]);
      kernel.typesetter.close();
      deliver.close?.();
      await endPresence();
      await connection.close();
    };
    await jobs.start();
    await startOutbox(jobs, secrets, deliver);
    await scheduleUpkeep(kernel);
    await searchJobs(
      kernel,
      modules.flatMap(({ searched = [] }) => searched),
    );
    for (const module of modules) await module.jobs?.(kernel);
    await registerRoutes(app, {
      kernel,
      modules,
      authenticate: authenticateOf(modules, kernel, options.authenticate),
      readiness: readinessOf(connection, migrationsOf(modules), stop),
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

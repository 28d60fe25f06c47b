import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import {
  createApi,
  createLog,
  withSecretKey,
  type Config,
  type ServerModule,
} from '@traveldesk/shared-server';
import { openDatabase, openOwner } from './database';
import { loadBehind } from './demo-behind';
import { during } from './failure';
import { isLoopback } from './loopback';
import { findScreens } from './screens';

export interface Running {
  /** The address the API listens on, as people open it. */
  address: string;
  stop(): Promise<void>;
}

export interface StartOptions {
  log?: FastifyBaseLogger;
  /** Does what a restored copy has left undone. */
  sendParked?: boolean;
}

/** How long a stop waits for what is loaded behind the start: the answer to one call. */
const behindMs = 5_000;

/** Opens the database, migrates it, loads demo data where they are wanted, and listens. */
export async function start(
  given: Config,
  modules: readonly ServerModule[],
  { log = createLog(given), sendParked = false }: StartOptions = {},
): Promise<Running> {
  const config = await during('directory', () => withSecretKey(given));
  const connection = await during('database', () => openDatabase(config, log));
  const owner = await during('owner', () => openOwner(config, log)).catch(async (error: unknown) => {
    await connection.close();
    throw error;
  });
  const api = await during(owner ? 'owner' : 'database', () =>
    createApi({
      config,
      modules,
      connection,
      log,
      sendParked,
      screens: findScreens(),
      ...(owner && { owner }),
    }),
  );
  try {
    if (config.demoData) {
      // Replicas that start at once would each find none, and load them twice.
      await connection.alone(async () => {
        for (const module of modules) await module.demo?.(api.kernel);
      });
      if (!isLoopback(config.host))
        log.warn({ host: config.host }, 'demo sign-ins can be used from other machines');
    }
    const { port, host } = config;
    const address = await during('listening', () => api.app.listen({ port, host }));
    const ending = new AbortController();
    const behind = config.demoData
      ? loadBehind(api, modules, { log, signal: ending.signal })
      : Promise.resolve();
    return {
      address,
      stop: async () => {
        ending.abort();
        // What it is calling has its answer before the database is closed.
        await Promise.race([behind, delay(behindMs, undefined, { ref: false })]);
        await api.close();
        await behind;
      },
    };
  } catch (error) {
    await api.close();
    throw error;
  }
}

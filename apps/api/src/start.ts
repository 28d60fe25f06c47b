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
  /** The API's URL. */
  address: string;
  stop(): Promise<void>;
}

export interface StartOptions {
  log?: FastifyBaseLogger;
  /** Sends the work parked in a restored copy. */
  sendParked?: boolean;
}

/** Milliseconds for which a stop waits for the demo data loaded after the start: the answer to one call. */
const behindMs = 5_000;

/** Opens and migrates the database, loads demo data if configured, and listens. */
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
      // Locked, because replicas that start together would each find no demo data and load it twice.
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
        // Its current call is answered before the database closes.
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

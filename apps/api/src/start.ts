import {
  createApi,
  createLog,
  withSecretKey,
  type Config,
  type ServerModule,
} from '@traveldesk/shared-server';
import { openDatabase, openOwner } from './database';
import { findScreens } from './screens';

export interface Running {
  /** The address the API listens on, as people open it. */
  address: string;
  stop(): Promise<void>;
}

/** Opens the database, migrates it, loads demo data where they are wanted, and listens. */
export async function start(given: Config, modules: readonly ServerModule[]): Promise<Running> {
  const config = withSecretKey(given);
  const log = createLog(config);
  const connection = await openDatabase(config, log);
  const owner = await openOwner(config, log).catch(async (error: unknown) => {
    await connection.close();
    throw error;
  });
  const api = await createApi({
    ...{ config, modules, connection, log, screens: findScreens() },
    ...(owner && { owner }),
  });
  try {
    if (config.demoData) for (const module of modules) await module.demo?.(api.kernel);
    const address = await api.app.listen({ port: config.port, host: config.host });
    return { address, stop: () => api.close() };
  } catch (error) {
    await api.close();
    throw error;
  }
}

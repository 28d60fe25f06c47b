import {
  createApi,
  createLog,
  openPGlite,
  openPostgres,
  readConfig,
  type ReadyConfig,
  type ServerModule,
} from '@traveldesk/shared-server';
import type { TestApi } from './api';
import { createSignIns } from './sign-in';

export interface Place {
  kind: string;
  /** A directory of PGlite, or a PostgreSQL URL. */
  place: string;
  /** The process's own data directory. */
  directory: string;
}

/**
 * Starts the product on a database that outlives the process, so that the next process continues. Jobs do not run by themselves, and
 * suppliers at loopback addresses are allowed.
 */
export async function startOnPlace(
  { kind, place, directory }: Place,
  { modules, config }: { modules: readonly ServerModule[]; config?: Partial<ReadyConfig> },
): Promise<TestApi> {
  const signIns = createSignIns();
  const api = await createApi({
    deliver: async () => {},
    config: {
      ...readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: directory, CALL_LIMIT: '0' }),
      secretKey: '00'.repeat(32),
      supplierAllowedHosts: ['127.0.0.1'],
      sandboxPort: 1,
      ...config,
    },
    modules,
    connection: kind === 'pglite' ? await openPGlite(place) : openPostgres(place),
    log: createLog({ logLevel: 'silent' }),
    work: false,
    authenticate: signIns.authenticate,
  });
  return {
    app: api.app,
    kernel: api.kernel,
    inject: api.app.inject.bind(api.app),
    signIn: async (options) => signIns.signIn(options),
    signOut: signIns.signOut,
    mails: [],
    close: () => api.close(),
  };
}

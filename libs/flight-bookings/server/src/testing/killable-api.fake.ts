import {
  createApi,
  createLog,
  newId,
  openPGlite,
  openPostgres,
  readConfig,
  type Actor,
  type ReadyConfig,
  type ServerModule,
} from '@traveldesk/shared-server';
import type { TestApi } from '@traveldesk/shared-testing/server';
import { bookingsModules } from './bookings-api.fake';

interface Place {
  kind: string;
  /** A directory of PGlite, or a PostgreSQL URL. */
  place: string;
  /** The process's own data directory. */
  directory: string;
}

/**
 * Starts the product on a database that outlives the process, so that the next process continues. Jobs do not
 * run by themselves.
 */
export async function startOnPlace(
  { kind, place, directory }: Place,
  given: { modules?: readonly ServerModule[]; config?: Partial<ReadyConfig> } = {},
): Promise<TestApi> {
  const actors = new Map<string, Actor>();
  const { modules = bookingsModules, config } = given;
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
    authenticate: (fallback) => async (token) => actors.get(token) ?? fallback(token),
  });
  return {
    app: api.app,
    kernel: api.kernel,
    inject: api.app.inject.bind(api.app),
    signIn: async ({ permissions = [], ...options } = {}) => {
      const token = `test-${newId()}`;
      const userId = options.userId ?? newId();
      actors.set(token, {
        userId,
        name: options.name ?? 'Test User',
        email: `${userId}@traveldesk.example`,
        type: options.type ?? 'staff',
        companyId: options.companyId ?? null,
        permissions: new Set(permissions),
        language: 'en',
        passwordChanged: true,
        tokenId: newId(),
        fresh: true,
      });
      return { authorization: `Bearer ${token}` };
    },
    signOut: ({ authorization }) => void actors.delete(authorization.slice('Bearer '.length)),
    mails: [],
    close: () => api.close(),
  };
}

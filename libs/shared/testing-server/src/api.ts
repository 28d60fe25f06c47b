import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  createApi,
  createLog,
  openPGlite,
  openPostgres,
  readConfig,
  type Api,
  type ApiOptions,
  type Connection,
  type Kernel,
  type Mail,
  type ReadyConfig,
  type ServerModule,
} from '@traveldesk/shared-server';
import { isWholeRun } from './hardness';
import { openTestPGlite } from './pglite';
import { createInstalledPostgres } from './postgres';
import { createSignIns, type SignInOptions } from './sign-in';

export interface TestApiOptions {
  modules: readonly ServerModule[];
  /** PostgreSQL by default; PGlite in `npm run test:all`. */
  database?: 'pglite' | 'postgres';
  /** The URL of an existing PostgreSQL database, which stays when this API is closed. */
  url?: string;
  /** A directory for the embedded database, which then syncs to disk as in production. */
  directory?: string;
  /** Overrides of the configuration. */
  config?: Partial<ReadyConfig>;
  /** Receives each log line at the configured level; nothing is written elsewhere. */
  logged?: (line: string) => void;
  /** Whether jobs run, which puts mails into `mails`. False by default: jobs then stay in their queue. */
  work?: boolean;
  /** Replaces the delivery to `mails`. */
  deliver?: ApiOptions['deliver'];
  /** Sends the work parked in a restored copy. */
  sendParked?: boolean;
  /** Overrides of the usual limits. */
  limits?: ApiOptions['limits'];
  /** Directory of built screens to serve. */
  screens?: string;
}

export interface TestApi {
  app: Api['app'];
  kernel: Kernel;
  inject: Api['app']['inject'];
  /** Signs in a user with exactly these permissions; returns the request headers. */
  signIn(options?: SignInOptions): Promise<{ authorization: string }>;
  /** Ends the session of these headers. */
  signOut(headers: { authorization: string }): void;
  /** Mails sent so far; needs `work`. */
  mails: readonly Mail[];
  close(): Promise<void>;
}

/** Starts the API with these modules on its own empty database. Close it, or jest does not end. */
export async function startTestApi({
  modules,
  database = isWholeRun ? 'pglite' : 'postgres',
  url,
  directory,
  config,
  logged,
  work = false,
  ...given
}: TestApiOptions): Promise<TestApi> {
  const { connection, drop } = await openDatabase({ database, url, directory }, modules);
  const dataDir = mkdtempSync(path.join(tmpdir(), 'traveldesk-test-'));
  const mails: Mail[] = [];
  const signIns = createSignIns();
  try {
    const api = await createApi({
      deliver: async (mail) => {
        mails.push(mail);
      },
      ...given,
      config: { ...testConfig(dataDir), ...config },
      modules,
      connection,
      log: createLog({ logLevel: config?.logLevel ?? 'silent' }, logged && { write: logged }),
      work,
      authenticate: signIns.authenticate,
    });
    return {
      app: api.app,
      kernel: api.kernel,
      inject: api.app.inject.bind(api.app),
      signIn: async (options) => signIns.signIn(options),
      signOut: signIns.signOut,
      mails,
      close: async () => {
        await api.close();
        await drop();
        rmSync(dataDir, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await drop();
    throw error;
  }
}

async function openDatabase(
  { database, url, directory }: Pick<TestApiOptions, 'database' | 'url' | 'directory'>,
  modules: readonly ServerModule[],
): Promise<{ connection: Connection; drop(): Promise<void> }> {
  const stays = async () => {};
  if (url) return { connection: openPostgres(url), drop: stays };
  if (directory) return { connection: await openPGlite(directory), drop: stays };
  if (database === 'pglite') return { connection: await openTestPGlite(modules), drop: stays };
  const { url: made, drop } = await createInstalledPostgres(modules);
  return { connection: openPostgres(made), drop };
}

function testConfig(dataDir: string): ReadyConfig {
  return {
    ...readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: dataDir, CALL_LIMIT: '0' }),
    secretKey: '00'.repeat(32),
  };
}

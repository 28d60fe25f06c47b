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
  /** By default PostgreSQL, and in `npm run test:all` PGlite. */
  database?: 'pglite' | 'postgres';
  /** An address of PostgreSQL instead, of a database that others have worked on and that stays when this API is closed. */
  url?: string;
  /** A directory for the embedded database instead, which then syncs to the disk as the product's does. */
  directory?: string;
  /** Parts of the configuration that the test is about. */
  config?: Partial<ReadyConfig>;
  /** Gets each line of the log, by the level of the configuration; nothing is written anywhere else. */
  logged?: (line: string) => void;
  /** Whether jobs run; mails are then in `mails`. False by default: they only wait in their queue. */
  work?: boolean;
  /** Where mails go instead. */
  deliver?: ApiOptions['deliver'];
  /** Does what a restored copy has left undone. */
  sendParked?: boolean;
  /** Other limits than the usual ones. */
  limits?: ApiOptions['limits'];
  /** Directory of built screens to serve. */
  screens?: string;
}

export interface TestApi {
  app: Api['app'];
  kernel: Kernel;
  inject: Api['app']['inject'];
  /** A user with exactly these permissions; answers the headers that make a call theirs. */
  signIn(options?: SignInOptions): Promise<{ authorization: string }>;
  /** Ends what `signIn` began. */
  signOut(headers: { authorization: string }): void;
  /** Mails sent so far; needs `work`. */
  mails: readonly Mail[];
  close(): Promise<void>;
}

/** The API with these modules on an empty database of its own. Close it, or jest does not end. */
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

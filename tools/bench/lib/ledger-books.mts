import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  createApi,
  createLog,
  newId,
  openPGlite,
  openPostgres,
  readConfig,
  type Actor,
} from '@traveldesk/shared-server';
import { createPostgres } from '@traveldesk/shared-testing/server';
import { walletModules } from '../../../libs/wallet/server/src/testing/wallet-modules';

/** A separate database: on a server, or an embedded one in a folder that is deleted with it. */
async function openDatabase(embedded: boolean) {
  if (!embedded) {
    const { url, drop } = await createPostgres();
    return { url, connection: openPostgres(url, { max: 20 }), drop };
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'traveldesk-bench-'));
  const connection = await openPGlite(path.join(folder, 'database'));
  return { url: '', connection, drop: () => rm(folder, { recursive: true }) };
}

/** The product on its own database, and a user who may do everything with money. */
export async function openBooks({ embedded = false }: { embedded?: boolean } = {}) {
  const database = await openDatabase(embedded);
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', CALL_LIMIT: '0' });
  const actor: Actor = {
    userId: newId(),
    name: 'Mona Said',
    email: 'mona@traveldesk.example',
    type: 'staff',
    companyId: null,
    permissions: new Set(['add_companies', 'update_countries', 'show_transactions', 'add_deposits']),
    language: 'en',
    passwordChanged: true,
    tokenId: newId(),
  };
  const api = await createApi({
    config: { ...config, secretKey: '00'.repeat(32) },
    modules: walletModules,
    connection: database.connection,
    log: createLog(config),
    work: false,
    authenticate: () => async () => actor,
  });
  const call = async (method: 'GET' | 'POST', url: string, payload?: object) => {
    const headers = { authorization: 'Bearer mona' };
    const answer = await api.app.inject({
      method,
      url: `/api/v1${url}`,
      headers,
      ...(payload && { payload }),
    });
    if (answer.statusCode >= 300) throw new Error(`${method} ${url}: ${answer.body}`);
    return answer.json();
  };
  const country = (await call('GET', '/countries?code=EG')).data[0].id;
  return {
    kernel: api.kernel,
    url: database.url,
    actor,
    call,
    addCompany: async (name: string): Promise<string> => {
      const company = {
        name,
        type: 'B2B',
        parent_id: null,
        country_id: country,
        city_id: null,
        email: `${randomUUID()}@company.example`,
        phone: null,
        currency: 'EUR',
        status: 'active',
      };
      return (await call('POST', '/companies', company)).data.id;
    },
    close: async () => {
      await api.close();
      await database.drop();
    },
  };
}

export type Books = Awaited<ReturnType<typeof openBooks>>;

export const median = (numbers: readonly number[]): number =>
  [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

import { createApi, createLog, newId, openPostgres, readConfig, type Api } from '@traveldesk/shared-server';
import { hardness, startEmbedded, type Embedded } from '@traveldesk/shared-testing/server';
import { checkLedger } from '../check/check-ledger';
import { addWallet, depositBody, walletModules } from '../testing/wallet-api';

const { runs: kills } = hardness(1);
const clients = 16;
const acknowledgedBeforeKill = 60;

/** DESIGN 3, SECURITY 6: a client that got a 503 repeats the call with its key, and it takes effect once. */
describe('PostgreSQL killed under sixteen clients', () => {
  let server: Embedded;
  let api: Api;
  let ended = false;
  beforeAll(async () => {
    server = await startEmbedded();
    const config = {
      ...readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', CALL_LIMIT: '0' }),
      secretKey: '00'.repeat(32),
    };
    api = await createApi({
      config,
      modules: walletModules,
      connection: openPostgres(server.url),
      log: createLog(config),
      work: false,
      authenticate: () => async () => ({
        userId: '00000000-0000-4000-8000-000000000001',
        name: 'Staff',
        email: 'staff@traveldesk.example',
        type: 'staff',
        companyId: null,
        permissions: new Set(['add_companies', 'update_countries', 'add_deposits']),
        language: 'en',
        passwordChanged: true,
        tokenId: '00000000-0000-4000-8000-000000000002',
      }),
    });
  });
  afterAll(async () => {
    ended = true;
    await api.close();
    await server.stop();
  });

  it(
    `the API survives, answers 503 and recovers; every deposit exists once (${kills} kills)`,
    async () => {
      const { kernel, app } = api;
      await kernel.db
        .updateTable('wallet_settings')
        .set({ deposit_limit: 100_000_000n, currency: 'EUR' })
        .execute();
      const signIn = async () => ({ authorization: 'Bearer staff' });
      const companyId = await addWallet({ kernel, inject: app.inject.bind(app), signIn } as never, 'Away');
      const statuses = new Map<number, number>();
      const acknowledged: string[] = [];
      const pay = async (key: string) => {
        const { statusCode } = await app.inject({
          method: 'POST',
          url: `/api/v1/companies/${companyId}/deposit`,
          headers: { authorization: 'Bearer staff', 'idempotency-key': key },
          payload: depositBody('0.01', { reference: key }),
        });
        statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
        if (statusCode < 300) acknowledged.push(key);
        else await new Promise((resolve) => setTimeout(resolve, 50));
        return statusCode < 300;
      };
      let stopped = false;
      const working = Promise.all(
        Array.from({ length: clients }, async () => {
          while (!stopped && !ended) {
            const key = newId();
            while (!ended && !(await pay(key)));
          }
        }),
      );
      const more = async () => {
        const enough = acknowledged.length + acknowledgedBeforeKill;
        while (acknowledged.length < enough) await new Promise((resolve) => setTimeout(resolve, 20));
      };
      for (let kill = 0; kill < kills; kill += 1) {
        await more();
        await server.kill();
      }
      await more();
      stopped = true;
      await working;
      expect(statuses.get(503)).toBeGreaterThan(0);
      // A twin request from before the kill may still be rolling back.
      expect([...statuses.keys()].filter((status) => ![200, 201, 425, 503].includes(status))).toEqual([]);
      const { faults } = await kernel.db.transaction().execute((tx) => checkLedger(tx, 'whole'));
      expect(faults).toEqual([]);
      const rows = await kernel.db.selectFrom('ledger_transfers').select('reference').execute();
      expect(rows.map(({ reference }) => reference).sort()).toEqual([...acknowledged].sort());
    },
    Math.max(180_000, kills * 60_000),
  );
});

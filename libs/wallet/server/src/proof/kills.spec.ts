import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  createApi,
  createLog,
  openPGlite,
  openPostgres,
  readConfig,
  type Connection,
} from '@traveldesk/shared-server';
import { createPostgres } from '@traveldesk/shared-testing/server';
import { checkLedger } from '../check/check-ledger';
import { addWallet, walletModules } from '../testing/wallet-api';
import { hardness } from './hardness';

const { runs: kills } = hardness(1);
const acknowledgedBeforeKill = 40;

describe.each(['pglite', 'postgres'] as const)('kill -9 under sixteen clients, on %s', (kind) => {
  const parent = mkdtempSync(path.join(tmpdir(), 'traveldesk-kills-'));
  let place: string;
  let drop = async () => {};
  beforeAll(async () => {
    if (kind === 'pglite') place = path.join(parent, 'data');
    else ({ url: place, drop } = await createPostgres());
  });
  afterAll(async () => {
    await drop();
    rmSync(parent, { recursive: true, force: true });
  });

  const open = (): Promise<Connection> | Connection =>
    kind === 'pglite' ? openPGlite(place) : openPostgres(place);

  /** The product's own start, as it does it after a kill too: tables, and the check of what is new. */
  async function started<Result>(work: (kernel: Awaited<ReturnType<typeof createApi>>) => Promise<Result>) {
    const config = {
      ...readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: `${parent}-api`, CALL_LIMIT: '0' }),
      secretKey: '00'.repeat(32),
    };
    const api = await createApi({
      config,
      modules: walletModules,
      connection: await open(),
      log: createLog({ logLevel: 'silent' }),
      work: false,
      authenticate: () => async () => ({
        userId: '00000000-0000-4000-8000-000000000001',
        name: 'Staff',
        email: 'staff@traveldesk.example',
        type: 'staff',
        companyId: null,
        permissions: new Set(['add_companies', 'update_countries']),
        language: 'en',
        passwordChanged: true,
        tokenId: '00000000-0000-4000-8000-000000000002',
      }),
    });
    try {
      return await work(api);
    } finally {
      await api.close();
      rmSync(`${parent}-api`, { recursive: true, force: true });
    }
  }

  it(
    `every acknowledged deposit is there once, and the books are whole at each start (${kills} kills)`,
    async () => {
      const companyId = await started(async ({ app, kernel }) => {
        const api = {
          kernel,
          inject: app.inject.bind(app),
          signIn: async () => ({ authorization: 'Bearer staff' }),
        };
        // Without a rate to the platform's own limit every deposit would wait for a second person.
        const limit = { deposit_limit: 100_000_000n, currency: 'EUR' };
        await kernel.db.updateTable('wallet_settings').set(limit).execute();
        return addWallet(api as never, 'Killed');
      });
      const acknowledged: string[] = [];
      for (let round = 1; round <= kills; round += 1) {
        acknowledged.push(...(await payUntilKilled([kind, place, companyId, String(round)])));
        await started(async ({ kernel }) => {
          const { db } = kernel;
          const { faults } = await db.transaction().execute((tx) => checkLedger(tx, 'whole'));
          expect(faults).toEqual([]);
          const rows = await db.selectFrom('ledger_transfers').select('reference').execute();
          const times = new Map<string, number>();
          for (const { reference } of rows) times.set(reference ?? '', (times.get(reference ?? '') ?? 0) + 1);
          expect([...times.values()].filter((count) => count !== 1)).toEqual([]);
          expect(acknowledged.filter((key) => !times.has(key))).toEqual([]);
        });
      }
      expect(acknowledged.length).toBeGreaterThanOrEqual(kills * acknowledgedBeforeKill);
    },
    Math.max(180_000, kills * 60_000),
  );
});

/** Runs the clients until enough is acknowledged, and kills them in the middle of more; answers the acknowledged keys. */
function payUntilKilled(args: readonly string[]): Promise<string[]> {
  const workspace = path.resolve(__dirname, '../../../../..');
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', path.join(__dirname, 'payer.fixture.ts'), ...args],
    {
      cwd: workspace,
      env: { ...process.env, TSX_TSCONFIG_PATH: path.join(workspace, 'tsconfig.base.json') },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let text = '';
  let errors = '';
  const lines = () =>
    text
      .split('\n')
      .slice(0, -1)
      .filter((line) => line.startsWith('round-'));
  child.stderr.setEncoding('utf8').on('data', (part: string) => (errors += part));
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    text += part;
    if (lines().length > acknowledgedBeforeKill) child.kill('SIGKILL');
  });
  return new Promise((resolve, reject) => {
    child.once('close', (_code, signal) =>
      signal === 'SIGKILL' ? resolve(lines()) : reject(new Error(`The clients have ended: ${errors}`)),
    );
  });
}

import { sql } from 'kysely';
import { systemChange } from '@traveldesk/shared-server';
import { createPostgres, startTestApi, type TestApi } from '@traveldesk/shared-testing/server';
import { changeThreshold } from '../ledger/limits';
import { addWallet, callerOf, euros, ledgerOf, walletModules } from '../testing/wallet-api';
import { warnOfLowBalances } from './low-balance';

describe('warnings of low balances on a restored copy', () => {
  let database: Awaited<ReturnType<typeof createPostgres>>;
  const apis: TestApi[] = [];
  let warned = '';

  const start = async (options: { work?: boolean; sendParked?: boolean }) => {
    const logged = (line: string) => void (warned += line);
    const api = await startTestApi({
      modules: walletModules,
      url: database.url,
      config: { logLevel: 'warn' },
      logged,
      ...options,
    });
    apis.push(api);
    return api;
  };
  const stopAll = async () => {
    for (const api of apis.splice(0)) await api.close();
  };
  /** Runs the job now instead of in ten minutes. */
  const round = ({ kernel }: TestApi) =>
    systemChange(kernel, (tx, record) => warnOfLowBalances(tx, record, null, kernel));
  const untilSent = async ({ mails }: TestApi, count: number) => {
    for (let tries = 0; tries < 200 && mails.length < count; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return mails.map(({ subject }) => subject);
  };
  const lowWallet = async (api: TestApi, name: string) => {
    const ledger = ledgerOf(api);
    const id = await addWallet(api, name, '100.00');
    await ledger.run(changeThreshold, { companyId: id, currency: 'EUR', threshold: euros('50.00') });
    await ledger.hold(id, euros('60.00'));
  };

  beforeAll(async () => {
    database = await createPostgres();
  });
  afterAll(async () => {
    await stopAll();
    await database.drop();
  });

  it('are mailed for later falls; earlier ones have a task, and a mail only if an operator releases it', async () => {
    const original = await start({ work: false });
    await lowWallet(original, 'Before');
    await sql`update presence set identity = 'elsewhere:1'`.execute(original.kernel.db);
    await stopAll();
    await lowWallet(await start({ work: true }), 'After');
    await stopAll();
    const copy = await start({ work: true });
    await round(copy);
    expect(await untilSent(copy, 1)).toEqual(['Low balance: After']);
    expect(JSON.parse(warned.split('\n')[0] ?? '')).toMatchObject({ queue: 'warn-of-low-balances', jobs: 1 });
    const staff = callerOf(copy, await copy.signIn({ permissions: ['show_tasks'] }));
    const { body } = await staff('GET', '/tasks?type=low_balance');
    const titles = body.data.map((task: { title: string }) => task.title).sort();
    expect(titles).toEqual([
      'Low balance of After: EUR\u00a040.00 available',
      'Low balance of Before: EUR\u00a040.00 available',
    ]);

    await stopAll();
    const told = await start({ work: true, sendParked: true });
    expect(await untilSent(told, 1)).toEqual(['Low balance: Before']);
  });
});

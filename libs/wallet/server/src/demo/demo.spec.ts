import { startTestApi, type TestApi } from '@traveldesk/shared-testing/server';
import { callerOf, walletModules, type Caller } from '../testing/wallet-api';
import { loadDemoWallets } from './demo';

describe('the demo’s wallets', () => {
  let api: TestApi;
  let staff: Caller;
  let spent: number;

  beforeAll(async () => {
    api = await startTestApi({ modules: walletModules });
    for (const module of walletModules) if (module.name !== 'wallet') await module.demo?.(api.kernel);
    const begun = process.cpuUsage().user;
    await loadDemoWallets(api.kernel);
    spent = (process.cpuUsage().user - begun) / 1000;
    const permissions = ['show_transactions', 'show_approvals', 'show_ledger', 'show_companies'];
    staff = callerOf(api, await api.signIn({ permissions }));
  });
  afterAll(() => api.close());

  it('have months of every kind of movement, and whole books', async () => {
    const { body } = await staff('GET', '/transactions?per_page=100');
    const types = new Set(body.data.map(({ type }: { type: string }) => type));
    expect([...types].sort()).toEqual(['conversion', 'deposit', 'payment', 'refund']);
    const months = new Set(body.data.map((row: { created_at: string }) => row.created_at.slice(0, 7)));
    expect(months.size).toBeGreaterThanOrEqual(4);
    expect((await staff('GET', '/ledger')).body).toMatchObject({ state: 'whole', found: 0 });
    expect((await staff('GET', '/home_page_statistics')).body.totalAmount.amount).not.toBe('0.00');
  });

  it('have payments that earn for the company above, by a rule of its own', async () => {
    const { body } = await staff('GET', '/transactions?account=earnings&per_page=100');
    const owners = new Set(body.data.map(({ company }: { company: { name: string } }) => company.name));
    expect([...owners].sort()).toEqual(['Gulf Horizons', 'Nile Group Holding']);
    const [owner] = (await staff('GET', '/companies?q=nile%20group')).body.data;
    const { earnings } = (await staff('GET', `/companies/${owner.id}/balance`)).body;
    expect(Number(earnings[0].balance.amount)).toBeGreaterThan(0);
  });

  it('have a deposit, an adjustment and a payout that wait, open and overdue holds, and a company near its limit', async () => {
    const waiting = (await staff('GET', '/approvals?state=new')).body.data;
    expect(waiting.map((row: { kind: { key: string } }) => row.kind.key).sort()).toEqual([
      'deposit',
      'wallet_adjustment',
      'wallet_payout',
    ]);
    const holds = async (overdue: boolean) =>
      (await staff('GET', `/wallet-holds?overdue=${overdue}`)).body.total;
    expect(await holds(true)).toBe(2);
    expect(await holds(false)).toBeGreaterThan(2);
    const [company] = (await staff('GET', '/companies?q=red%20sea')).body.data;
    const [wallet] = (await staff('GET', `/companies/${company.id}/balance`)).body.data;
    expect(wallet).toMatchObject({
      held: { amount: '117500.00', currency: 'EGP' },
      available: { amount: '2500.00', currency: 'EGP' },
    });
  });

  it('are made once, and quickly', async () => {
    const total = async () => (await staff('GET', '/transactions')).body.total;
    const before = await total();
    await loadDemoWallets(api.kernel);
    expect(await total()).toBe(before);
    // On a quiet machine it takes a good second; what is counted is this process's own time.
    expect(spent).toBeLessThan(20_000);
  });
});

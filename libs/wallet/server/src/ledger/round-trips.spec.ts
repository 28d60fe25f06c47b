import { Client } from 'pg';
import { startTestApi, type TestApi } from '@traveldesk/shared-testing/server';
import { addWallet, euros, ledgerOf, walletModules } from '../testing/wallet-api';

/** Each round trip prolongs the lock of the wallet and is most of a movement's cost, so more of them need a reason. */
const most = { deposit: 10, hold: 9 };

describe('the number of round trips to PostgreSQL', () => {
  let api: TestApi;
  const sent: string[] = [];
  const { query } = Client.prototype;
  beforeAll(async () => {
    // Replaced before the pool opens a connection, as each connection keeps the function it started with.
    Client.prototype.query = function (this: Client, ...args: unknown[]) {
      const [config] = args as [string | { text: string }];
      sent.push(typeof config === 'string' ? config : config.text);
      return Reflect.apply(query, this, args) as never;
    } as never;
    api = await startTestApi({ modules: walletModules, database: 'postgres' });
  });
  afterAll(async () => {
    Client.prototype.query = query;
    await api.close();
  });

  it('is minimal for each movement', async () => {
    const ledger = ledgerOf(api);
    const company = await addWallet(api, 'Nile', '100.00');
    const countOf = async (work: () => Promise<unknown>) => {
      sent.length = 0;
      await work();
      return sent.length;
    };
    // An idempotency key costs two more: one reserves it, one stores the answer.
    expect(await countOf(() => ledger.pay(company, euros('5.00')))).toBe(most.deposit);
    expect(await countOf(() => ledger.hold(company, euros('5.00')))).toBe(most.hold);
    expect(sent.filter((text) => text.includes('lock_timeout'))).toEqual([]);
  });
});

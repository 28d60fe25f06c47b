import { newId, systemChange } from '@traveldesk/shared-server';
import { describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import { release } from '../ledger/hold';
import { changeLimit, changeThreshold } from '../ledger/limits';
import { convert } from '../ledger/move';
import {
  addWallet,
  callerOf,
  euros,
  ledgerOf,
  personOf,
  walletModules,
  type Caller,
} from '../testing/wallet-api';
import { warnOfLowBalances } from './low-balance';

const dollarsForEuros = {
  id: newId(),
  base: 'EUR',
  quote: 'USD',
  rate: '1.25',
  valid_from: '2026-11-20T00:00:00.000Z',
  source: 'manual' as const,
};

describeOnDatabase('the warning of a low balance', (makeApi) => {
  let api: TestApi;
  let staff: Caller;
  beforeAll(async () => {
    api = await makeApi({ modules: walletModules });
    staff = callerOf(api, await api.signIn({ permissions: ['show_tasks'] }));
  });

  const warn = () =>
    systemChange(api.kernel, (tx, record) => warnOfLowBalances(tx, record, null, api.kernel));
  const tasks = async () => {
    const { body } = await staff('GET', '/tasks?type=low_balance');
    return body.data.map((task: { title: string; status: { key: string } }) => [task.title, task.status.key]);
  };

  it('is sent once when the available amount falls below the threshold, and ends when it rises again', async () => {
    const ledger = ledgerOf(api);
    const id = await addWallet(api, 'Low', '100.00');
    const threshold = euros('50.00');
    await ledger.run(changeThreshold, { companyId: id, currency: 'EUR', threshold });
    expect(await warn()).toBe(0);
    await ledger.hold(id, euros('50.00'));
    expect(await warn()).toBe(0);
    await ledger.hold(id, euros('0.01'));
    expect(await warn()).toBe(1);
    expect(await warn()).toBe(0);
    expect(await tasks()).toEqual([['Low balance of Low: EUR\u00a049.99 available', 'open']]);
    await ledger.pay(id, euros('10.00'));
    expect(await warn()).toBe(0);
    expect(await tasks()).toEqual([['Low balance of Low: EUR\u00a049.99 available', 'done']]);
    await ledger.hold(id, euros('20.00'));
    expect(await warn()).toBe(1);
  });

  describe('ends, and is sent again when the wallet is low once more', () => {
    const threshold = euros('50.00');
    let ledger: ReturnType<typeof ledgerOf>;
    let name: string;
    let id: string;
    let holdId: string;
    /** A wallet with 40 of 100 euros available, after its warning. */
    beforeEach(async () => {
      ledger = ledgerOf(api);
      name = `Low ${newId()}`;
      id = await addWallet(api, name, '100.00');
      await ledger.run(changeThreshold, { companyId: id, currency: 'EUR', threshold });
      holdId = await ledger.hold(id, euros('60.00'));
      expect(await warn()).toBe(1);
    });
    const own = async () =>
      (await tasks()).flatMap(([title, status]: [string, string]) => (title.includes(name) ? [status] : []));
    const warnBelow = (amount: string | null) =>
      ledger.run(changeThreshold, {
        companyId: id,
        currency: 'EUR',
        threshold: amount === null ? null : euros(amount),
      });
    const trust = (amount: string) =>
      ledger.run(changeLimit, { companyId: id, limit: euros(amount), reason: null });

    it.each<[string, () => Promise<unknown>, () => Promise<unknown>]>([
      ['the threshold is removed', () => warnBelow(null), () => warnBelow('50.00')],
      [
        'the threshold is lowered to the available amount',
        () => warnBelow('40.00'),
        () => warnBelow('40.01'),
      ],
      ['credit is granted', () => trust('10.00'), () => trust('9.99')],
      [
        'a hold is released',
        () => ledger.run(release, { holdId, owner: ledger.owner }),
        () => ledger.hold(id, euros('50.01')),
      ],
    ])('after %s', async (_, end, fall) => {
      await end();
      expect(await warn()).toBe(0);
      expect(await own()).toEqual(['done']);
      await fall();
      expect(await warn()).toBe(1);
      expect((await own()).sort()).toEqual(['done', 'open']);
    });

    it('not after the threshold is lowered to more than the available amount', async () => {
      await warnBelow('40.01');
      expect(await warn()).toBe(0);
      expect(await own()).toEqual(['open']);
    });
  });

  it('ends for the wallet above its threshold, but not for one in another currency', async () => {
    const ledger = ledgerOf(api);
    const id = await addWallet(api, 'Two wallets', '100.00');
    const rate = { from: 'EUR', to: 'USD', at: new Date().toISOString(), legs: [dollarsForEuros] };
    await ledger.run(convert, { companyId: id, amount: euros('40.00'), rate, note: null });
    for (const currency of ['EUR', 'USD']) {
      const threshold = { amount: '80.00', currency };
      await ledger.run(changeThreshold, { companyId: id, currency, threshold });
    }
    expect(await warn()).toBe(2);
    await ledger.pay(id, { amount: '30.00', currency: 'USD' });
    expect(await warn()).toBe(0);
    const own = (await tasks()).filter(([title]: [string]) => title.includes('Two wallets'));
    expect(own.sort()).toEqual([
      ['Low balance of Two wallets: EUR\u00a060.00 available', 'open'],
      ['Low balance of Two wallets: USD\u00a050.00 available', 'done'],
    ]);
  });

  it('is written to the company in the language of most of its users', async () => {
    const ledger = ledgerOf(api);
    const id = await addWallet(api, 'Étoile', '10.00');
    for (const language of ['fr', 'ar', 'fr'] as const)
      await personOf(api, { type: 'company', companyId: id, language });
    await ledger.run(changeThreshold, { companyId: id, currency: 'EUR', threshold: euros('50.00') });
    const send = jest.fn();
    const { texts } = api.kernel;
    await systemChange(api.kernel, (tx, record) =>
      warnOfLowBalances(tx, record, null, { texts, mail: { send } }),
    );
    expect(send.mock.calls.map(([mail]) => mail)).toEqual([
      expect.objectContaining({
        language: 'fr',
        subject: 'Solde bas\u00a0: Étoile',
        text: expect.stringMatching(/^10,00\sEUR sont disponibles/),
      }),
    ]);
  });
});

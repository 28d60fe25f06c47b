import { systemChange } from '@traveldesk/shared-server';
import { describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import { changeThreshold } from '../ledger/limits';
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

  it('comes once when less than the threshold is available, and ends when there is enough again', async () => {
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

  it('is written to the desk in the language of most of its people', async () => {
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

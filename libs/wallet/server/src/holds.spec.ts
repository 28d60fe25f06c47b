import { holdStates } from '@traveldesk/wallet-contract';
import { describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import { expire, hold, release } from './ledger/hold';
import { capture } from './ledger/payment';
import { addWallet, callerOf, euros, ledgerOf, walletModules, type Caller } from './testing/wallet-api';

describeOnDatabase('an overdue hold', (makeApi) => {
  let api: TestApi;
  let staff: Caller;
  beforeAll(async () => {
    api = await makeApi({ modules: walletModules });
    staff = callerOf(api, await api.signIn({ permissions: ['show_transactions'] }));
    const { run, owner, pay } = ledgerOf(api);
    const companyId = await addWallet(api, 'Nile');
    await pay(companyId, euros('100.00'));
    const expiresAt = new Date('2026-11-01T12:00:00.000Z');
    const made = (reference: string) =>
      run(hold, { companyId, amount: euros('1.00'), owner, reference, expiresAt });
    await made('open');
    await run(capture, { holdId: await made('captured'), owner });
    await run(release, { holdId: await made('released'), owner });
    await run(expire, { holdId: await made('expired'), owner });
  });

  const list = async (query: string) => (await staff('GET', `/wallet-holds?${query}`)).body;

  it.each(holdStates)('is overdue while open, and no longer after it ended: %s', async (state) => {
    const overdue = state === 'open';
    expect(await list(`state=${state}`)).toMatchObject({
      data: [{ reference: state, state, overdue }],
      total: 1,
    });
    const [late, others] = [
      await list(`state=${state}&overdue=true`),
      await list(`state=${state}&overdue=false`),
    ];
    expect([late.total, others.total]).toEqual(overdue ? [1, 0] : [0, 1]);
  });
});

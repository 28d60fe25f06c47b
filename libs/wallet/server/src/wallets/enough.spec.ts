import { describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import { release } from '../ledger/hold';
import { changeLimit } from '../ledger/limits';
import { addWallet, callerOf, euros, ledgerOf, setStatus, walletModules } from '../testing/wallet-api';

const booking = ['flights_search'];

describeOnDatabase('the call that says whether a wallet has enough', (makeApi) => {
  let api: TestApi;
  let nile: string;
  beforeAll(async () => {
    api = await makeApi({ modules: walletModules });
    nile = await addWallet(api, 'Nile', '100.00');
  });
  const enough = async (amount = '50.00') => {
    const booker = callerOf(
      api,
      await api.signIn({ type: 'company', companyId: nile, permissions: booking }),
    );
    return (await booker('GET', `/companies/${nile}/balance/enough?amount=${amount}&currency=EUR`)).body;
  };

  it('says no while no amount can be blocked, with the reason but without an amount', async () => {
    expect(await enough()).toEqual({ enough: true, ledger: 'whole', suspended: false });
    for (const state of ['stopped', 'unchecked'] as const) {
      await api.kernel.db.updateTable('ledger_state').set({ state }).execute();
      expect(await enough()).toEqual({ enough: false, ledger: state, suspended: false });
    }
    await api.kernel.db.updateTable('ledger_state').set({ state: 'whole' }).execute();
    await setStatus(api, nile, 'suspended');
    expect(await enough()).toEqual({ enough: false, ledger: 'whole', suspended: true });
    await setStatus(api, nile, 'active');
    expect(await enough()).toEqual({ enough: true, ledger: 'whole', suspended: false });
    expect(await enough('100.01')).toEqual({ enough: false, ledger: 'whole', suspended: false });
  });

  it('counts credit, less the amounts blocked for another booking', async () => {
    const ledger = ledgerOf(api);
    const holdId = await ledger.hold(nile, euros('60.00'));
    expect([await enough('40.00'), await enough('40.01')]).toMatchObject([
      { enough: true },
      { enough: false },
    ]);
    await ledger.run(changeLimit, { companyId: nile, limit: euros('5.00'), reason: null });
    expect([await enough('45.00'), await enough('45.01')]).toMatchObject([
      { enough: true },
      { enough: false },
    ]);
    await ledger.run(release, { holdId, owner: ledger.owner });
    expect(await enough('105.00')).toMatchObject({ enough: true });
  });

  it.each([
    'show_transactions',
    'add_deposits',
    'adjust_wallets',
    'convert_wallets',
    'update_credit',
    'update_wallet_settings',
    'approve_deposits',
    'approve_adjustments',
    'show_ledger',
    'check_ledger',
    'flights_search',
    'flights_bookings',
    'hotels_search',
    'hotels_bookings',
  ])('the state of the ledger is shown with only %s', async (permission) => {
    const one = callerOf(api, await api.signIn({ permissions: [permission] }));
    expect(await one('GET', '/ledger/state')).toMatchObject({ status: 200, body: { state: 'whole' } });
  });
});

import { describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import { addWallet, euros, ledgerOf, setStatus, walletModules } from '../testing/wallet-api';
import { requireAvailable } from './available';
import { changeLimit } from './limits';

describeOnDatabase('an amount to be paid later', (makeApi) => {
  let api: TestApi;
  let ledger: ReturnType<typeof ledgerOf>;
  beforeAll(async () => {
    api = await makeApi({ modules: walletModules });
    ledger = ledgerOf(api);
  });
  /** The reason why the amount could not be paid now; null if it could. */
  const refusal = async (companyId: string, amount: string) => {
    try {
      await ledger.run((tx) => requireAvailable(tx, { companyId, amount: euros(amount) }), null);
      return null;
    } catch (error) {
      return (error as { code: string }).code;
    }
  };

  it('is refused beyond balance and credit, less the amounts blocked for other bookings', async () => {
    const id = await addWallet(api, 'Later', '100.00');
    await ledger.hold(id, euros('60.00'));
    expect([await refusal(id, '40.00'), await refusal(id, '40.01')]).toEqual([null, 'insufficient_funds']);
    await ledger.run(changeLimit, { companyId: id, limit: euros('5.00'), reason: null });
    expect([await refusal(id, '45.00'), await refusal(id, '45.01')]).toEqual([null, 'insufficient_funds']);
    expect(await ledger.wallet(id)).toMatchObject({ balance: 10_000, held: 6_000 });
  });

  it('is refused while no amount can be blocked', async () => {
    const id = await addWallet(api, 'Stopped', '100.00');
    for (const state of ['stopped', 'unchecked'] as const) {
      await api.kernel.db.updateTable('ledger_state').set({ state }).execute();
      expect(await refusal(id, '1.00')).toBe(`ledger_${state}`);
    }
    await api.kernel.db.updateTable('ledger_state').set({ state: 'whole' }).execute();
    await setStatus(api, id, 'suspended');
    expect(await refusal(id, '1.00')).toBe('account_closed');
    await setStatus(api, id, 'active');
    expect(await refusal(id, '1.00')).toBeNull();
  });
});

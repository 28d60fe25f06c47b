import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import { changeLimit } from '../ledger/limits';
import { addWallet, depositBody, euros, ledgerOf, personOf, walletModules } from '../testing/wallet-api';

const given = { reason: 'Bank statement of November', reference: 'TT-7' };

describeOnDatabase('what a second person is told of a wallet', (makeApi) => {
  it('is its balance and credit, less what is set aside for bookings', async () => {
    const api = await makeApi({ modules: walletModules });
    const ledger = ledgerOf(api);
    const id = await addWallet(api, 'Nile', '90.00');
    const paymentIn = await ledger.pay(id, euros('10.00'));
    await ledger.hold(id, euros('60.00'));
    await ledger.run(changeLimit, { companyId: id, limit: euros('5.00'), reason: null });
    const permissions = ['add_deposits', 'adjust_wallets'];
    const agent = await personOf(api, { type: 'company', companyId: id, permissions });
    const second = await personOf(api, { permissions: ['show_approvals'] });
    for (const [path, body] of [
      [`/companies/${id}/deposit`, depositBody('7.00')],
      [`/companies/${id}/adjustments`, { ...given, amount: euros('1.00'), direction: 'in', proof_id: null }],
      [`/transactions/${paymentIn}/reverse`, { reason: given.reason }],
    ] as const) {
      const asked = await agent('POST', path, body);
      const { facts } = (await second('GET', `/approvals/${asked.body.data.approval_id}`)).body;
      expect([path, facts]).toEqual([
        path,
        expect.arrayContaining([{ label: 'Available now', value: { type: 'money', money: euros('45.00') } }]),
      ]);
    }
  });
});

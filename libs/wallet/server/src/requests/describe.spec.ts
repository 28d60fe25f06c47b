import type { ApprovalFact } from '@traveldesk/approvals-contract';
import { approveRequest } from '@traveldesk/approvals-server';
import { newId, type Actor } from '@traveldesk/shared-server';
import { describeOnDatabase, readAround } from '@traveldesk/shared-testing/server';
import { changeLimit } from '../ledger/limits';
import { addWallet, depositBody, euros, ledgerOf, personOf, walletModules } from '../testing/wallet-api';

const given = { reason: 'Bank statement of November', reference: 'TT-7' };

describeOnDatabase('the facts that a request shows about a wallet', (makeApi, database) => {
  it('are balance and credit, less the amounts blocked for bookings', async () => {
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

  (database === 'postgres' ? it : it.skip)(
    'is what it was before the decision as long as the request waits, and what came of it afterwards',
    async () => {
      const api = await makeApi({ modules: walletModules });
      const id = await addWallet(api, 'Nile', '90.00');
      const agent = await personOf(api, { type: 'company', companyId: id, permissions: ['add_deposits'] });
      const permissions = ['show_approvals', 'approve_deposits'];
      const [reader, second] = [await personOf(api, { permissions }), await personOf(api, { permissions })];
      const by: Actor = {
        userId: second.id,
        name: 'Mona Said',
        email: 'mona@user.example',
        type: 'staff',
        companyId: null,
        permissions: new Set(permissions),
        language: 'en',
        passwordChanged: true,
        tokenId: newId(),
      };
      const asked = await agent('POST', `/companies/${id}/deposit`, depositBody('7.00'));
      const approvalId = asked.body.data.approval_id;
      const { body } = await readAround(api.kernel, 'ledger_accounts', {
        read: () => reader('GET', `/approvals/${approvalId}`),
        write: (tx, record) => approveRequest(tx, record, by, { id: approvalId }, api.kernel),
      });
      const facts = new Map(body.facts.map(({ label, value }: ApprovalFact) => [label, value]));
      expect([
        ['new', { type: 'money', money: euros('90.00') }],
        ['approved', { type: 'money', money: euros('97.00') }],
      ]).toContainEqual([body.state, facts.get('Available now')]);
    },
  );
});

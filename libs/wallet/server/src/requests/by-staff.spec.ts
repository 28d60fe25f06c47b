import { addCompany, describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import { capture } from '../ledger/payment';
import { addWallet, depositBody, euros, ledgerOf, personOf, walletModules } from '../testing/wallet-api';

const approving = ['show_approvals', 'approve_deposits', 'approve_adjustments', 'approve_payouts'];

/** A role with too many permissions must not let a company's users create money for it. */
describeOnDatabase('a request by a company’s user about its money', (makeApi) => {
  let api: TestApi;
  let group: string;
  let paymentIn: string;
  beforeAll(async () => {
    api = await makeApi({ modules: walletModules });
    group = await addCompany(api, { name: 'Group', currency: 'EUR' });
    const { hold, pay, run, owner } = ledgerOf(api);
    paymentIn = await pay(group, euros('5.00'));
    const holdId = await hold(await addWallet(api, 'Below', '10.00'), euros('10.00'));
    const earnings = [{ companyId: group, amount: euros('10.00') }];
    await run(capture, { holdId, owner, split: { net: euros('0.00'), income: euros('0.00'), earnings } });
  });
  const colleague = (permissions: readonly string[]) =>
    personOf(api, { type: 'company', companyId: group, permissions });

  const ofCompany = (path: string) => () => `/companies/${group}/${path}`;

  it.each<[string, () => string, object]>([
    ['deposit', ofCompany('deposit'), depositBody('5.00')],
    [
      'adjustment',
      ofCompany('adjustments'),
      { amount: euros('5.00'), direction: 'in', reason: 'Ours', reference: null, proof_id: null },
    ],
    [
      'payout',
      ofCompany('payouts'),
      { amount: euros('5.00'), to: 'wallet', reason: 'Ours', reference: null },
    ],
    ['reversal', () => `/transactions/${paymentIn}/reverse`, { reason: 'Ours' }],
  ])('cannot be decided by its users, whatever their permissions: %s', async (_, path, body) => {
    const asking = await colleague(['add_deposits', 'adjust_wallets', 'add_payouts']);
    const before = await ledgerOf(api).account(group, 'wallet');
    const asked = await asking('POST', path(), body);
    const request = `/approvals/${asked.body.data.approval_id}`;
    const other = await colleague(approving);
    const seen = (await other('GET', request)).body;
    expect(seen).toMatchObject({
      may: { approve: false, decline: false },
      obstacle: { code: 'approval_staff', message: 'Only the platform’s staff decide on this.' },
    });
    for (const [decision, why] of [
      ['approve', {}],
      ['decline', { reason: 'No' }],
    ] as const) {
      const { status, body: refused } = await other('POST', `${request}/${decision}`, why);
      expect([decision, status, refused.code]).toEqual([decision, 403, 'approval_staff']);
    }
    const staff = await personOf(api, { permissions: approving });
    const { deciders } = (await staff('GET', request)).body;
    const named = deciders.people.map(({ id }: { id: string }) => id);
    expect([named.includes(staff.id), named.includes(other.id)]).toEqual([true, false]);
    expect(await ledgerOf(api).account(group, 'wallet')).toBe(before);
    expect((await staff('POST', `${request}/approve`, {})).status).toBe(200);
  });
});

import type { ApprovalDetails } from '@traveldesk/approvals-contract';
import { describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import {
  addWallet,
  depositBody,
  euros,
  personOf,
  setRate,
  walletModules,
  type Caller,
} from './testing/wallet-api';

/** SECURITY 8: a limit guards nothing if the person whom it stops can raise it alone. */
describeOnDatabase('a setting that guards money', (makeApi) => {
  let api: TestApi;
  let clerk: Caller;
  let second: Caller;

  beforeAll(async () => {
    api = await makeApi({ modules: walletModules });
    await api.kernel.db
      .updateTable('wallet_settings')
      .set({ deposit_limit: 100_000n, currency: 'EUR' })
      .execute();
    clerk = await personOf(api, {
      permissions: ['update_wallet_settings', 'add_deposits', 'show_approvals', 'approve_money_settings'],
    });
    second = await personOf(api, { permissions: ['show_approvals', 'approve_money_settings'] });
  });

  const limit = async () => (await clerk('GET', '/wallet-settings')).body;
  const raises = { amount: '10000.00', currency: 'USD' };
  const save = (amount: string, currency = 'EUR') =>
    clerk('PUT', '/wallet-settings', {
      deposit_limit: { amount, currency },
      credit_raise_limit: raises,
    });
  const waitingId = async (): Promise<string> => (await limit()).waiting[0].approval_id;
  const decide = (what: 'approve' | 'decline', id: string, who = second) =>
    who('POST', `/approvals/${id}/${what}`, what === 'decline' ? { reason: 'Too much' } : {});

  it('is not loosened by one person: the limit stays, and so does what it stops', async () => {
    const company = await addWallet(api, 'Nile');
    const saved = await save('50000');
    expect(saved.body.message).toMatch(/once a second person has approved/);
    expect(saved.body.data).toMatchObject({
      deposit_limit: euros('1000.00'),
      version: 1,
      waiting: [{ field: 'deposit_limit', value: expect.stringMatching(/EUR.50,000\.00/) as string }],
    });
    const deposit = await clerk('POST', `/companies/${company}/deposit`, depositBody('20000.00'));
    expect(deposit.body.data).toMatchObject({ status: 'requested' });
  });

  it('is saved by those alone who have read the newest', async () => {
    const tighter = { deposit_limit: euros('999.00'), credit_raise_limit: raises };
    const stale = await clerk('PUT', '/wallet-settings', tighter, { 'if-match': '"9"' });
    expect(stale.status).toBe(412);
  });

  it('has one change waiting at a time, and is tightened meanwhile', async () => {
    expect((await save('60000')).body.fields).toEqual({
      deposit_limit: 'A change of this setting is already waiting for approval.',
    });
    expect((await save('60000', 'USD')).status).toBe(422);
    expect((await save('800')).body.data).toMatchObject({ deposit_limit: euros('800.00'), version: 2 });
    const stale = await decide('approve', await waitingId());
    expect([stale.status, stale.body.code]).toEqual([422, 'setting_changed']);
    expect((await decide('decline', await waitingId())).status).toBe(200);
    expect(await limit()).toMatchObject({ deposit_limit: euros('800.00'), waiting: [] });
  });

  it('takes its new value from a second person with the right to approve, and says so in its history', async () => {
    expect((await save('2500')).status).toBe(200);
    const id = await waitingId();
    expect((await decide('approve', id, clerk)).status).toBe(403);
    const less = await personOf(api, { permissions: ['show_approvals', 'approve_adjustments'] });
    expect((await decide('approve', id, less)).status).toBe(403);
    const { effect, facts } = (await second('GET', `/approvals/${id}`)).body as ApprovalDetails;
    expect(effect).toMatch(/^Deposit limit becomes EUR.2,500\.00\.$/);
    expect(facts.map(({ label }) => label)).toEqual([
      'Setting',
      'When requested',
      'In force now',
      'Requested value',
    ]);
    expect((await decide('approve', id)).status).toBe(200);
    expect(await limit()).toMatchObject({ deposit_limit: euros('2500.00'), version: 3, waiting: [] });
    const { data } = (await clerk('GET', '/wallet-settings/history')).body;
    expect(data[0]).toMatchObject({
      changes: [{ field: 'deposit_limit', before: '800.00 EUR', after: '2500.00 EUR' }],
    });
  });

  it('is compared across currencies by the rate in force; without one the change waits', async () => {
    expect((await save('3000', 'USD')).body.data.waiting).toHaveLength(1);
    expect((await decide('decline', await waitingId())).status).toBe(200);
    await setRate(api, '2');
    expect((await save('3000', 'USD')).body.data).toMatchObject({
      deposit_limit: { amount: '3000.00', currency: 'USD' },
      waiting: [],
    });
  });

  it('waits once where two people ask at the same time', async () => {
    const other = await personOf(api, { permissions: ['update_wallet_settings'] });
    const wanted = { deposit_limit: euros('9000.00'), credit_raise_limit: raises };
    const ask = (who: Caller) => who('PUT', '/wallet-settings', wanted);
    const answers = await Promise.all([ask(clerk), ask(other)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect((await limit()).waiting).toHaveLength(1);
    // Only those who see approvals are led to the request.
    expect((await other('GET', '/wallet-settings')).body.waiting).toMatchObject([{ approval_id: null }]);
  });
});

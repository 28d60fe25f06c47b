import type { ApprovalDetails } from '@traveldesk/approvals-contract';
import { describeOnDatabase, readAround, type TestApi } from '@traveldesk/shared-testing/server';
import {
  addWallet,
  depositBody,
  euros,
  personOf,
  setRate,
  walletModules,
  type Caller,
} from './testing/wallet-api';

/** SECURITY 8: a limit is useless if the person it stops can raise it alone. */
describeOnDatabase('a setting that limits the movement of money', (makeApi, database) => {
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
  const reason = 'Deposits of the season';
  const save = (amount: string, currency = 'EUR') =>
    clerk('PUT', '/wallet-settings', {
      deposit_limit: { amount, currency },
      credit_raise_limit: raises,
      reason,
    });
  const waitingId = async (): Promise<string> => (await limit()).waiting[0].approval_id;
  const decide = (what: 'approve' | 'decline', id: string, who = second) =>
    who('POST', `/approvals/${id}/${what}`, what === 'decline' ? { reason: 'Too much' } : {});

  it('cannot be loosened by one person: the limit stays, and still applies', async () => {
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

  it('can be saved only from its newest version', async () => {
    const tighter = { deposit_limit: euros('999.00'), credit_raise_limit: raises };
    const stale = await clerk('PUT', '/wallet-settings', tighter, { 'if-match': '"9"' });
    expect(stale.status).toBe(412);
  });

  it('has one waiting change at a time, and can be tightened meanwhile', async () => {
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

  it('gets its new value from a permitted second person, and records it in its history', async () => {
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
      changes: [
        { field: 'deposit_limit', before: '800.00 EUR', after: '2500.00 EUR' },
        { field: 'reason', before: null, after: reason },
      ],
    });
  });

  it('is loosened with a reason, shown in the request, its task and both histories', async () => {
    const higher = { deposit_limit: euros('4000.00'), credit_raise_limit: raises };
    for (const given of [undefined, '', ' \u200b ', 'ok']) {
      const refused = await clerk('PUT', '/wallet-settings', { ...higher, reason: given });
      expect([given, refused.status, refused.body.fields]).toEqual([
        given,
        422,
        { reason: expect.stringMatching(/^Say why/) as string },
      ]);
    }
    const long = await clerk('PUT', '/wallet-settings', { ...higher, reason: 'x'.repeat(501) });
    expect([long.status, long.body.fields]).toEqual([422, { reason: 'At most 500 characters.' }]);
    expect((await limit()).waiting).toEqual([]);
    const why = { reason: '  Pays by\n\u200bbank ' };
    const saved = await clerk('PUT', '/wallet-settings', { ...higher, ...why });
    const id = saved.body.data.waiting[0].approval_id as string;
    expect((await second('GET', `/approvals/${id}`)).body.reason).toBe('Pays by bank');
    const created = (await second('GET', `/approvals/${id}/history`)).body.data[0].changes;
    expect(created).toContainEqual({ field: 'reason', before: null, after: 'Pays by bank' });
    const taskOf = async (permissions: string[]) => {
      const { body } = await (await personOf(api, { permissions }))('GET', '/tasks?per_page=100');
      return body.data.find(({ about }: { about: { id: string } | null }) => about?.id === id).about;
    };
    expect(await taskOf(['show_tasks', 'show_approvals'])).toMatchObject({ reason: 'Pays by bank' });
    // A user who may not open the request sees only its title.
    expect(await taskOf(['show_tasks'])).not.toHaveProperty('reason');
    expect((await decide('approve', id)).status).toBe(200);
    // Tightening needs no reason, but records a given one.
    const tighter = { ...higher, deposit_limit: euros('2500.00') };
    expect((await clerk('PUT', '/wallet-settings', tighter)).status).toBe(200);
    const newest = (await clerk('GET', '/wallet-settings/history')).body.data;
    expect(newest.map(({ changes }: { changes: object[] }) => changes).slice(0, 2)).toEqual([
      [{ field: 'deposit_limit', before: '4000.00 EUR', after: '2500.00 EUR' }],
      [
        { field: 'deposit_limit', before: '2500.00 EUR', after: '4000.00 EUR' },
        { field: 'reason', before: null, after: 'Pays by bank' },
      ],
    ]);
  });

  it('is compared across currencies at the current rate; without a rate the change waits', async () => {
    expect((await save('3000', 'USD')).body.data.waiting).toHaveLength(1);
    expect((await decide('decline', await waitingId())).status).toBe(200);
    await setRate(api, '2');
    expect((await save('3000', 'USD')).body.data).toMatchObject({
      deposit_limit: { amount: '3000.00', currency: 'USD' },
      waiting: [],
    });
  });

  it('has one request if two people ask at the same time', async () => {
    const other = await personOf(api, { permissions: ['update_wallet_settings'] });
    const wanted = { deposit_limit: euros('9000.00'), credit_raise_limit: raises, reason };
    const ask = (who: Caller) => who('PUT', '/wallet-settings', wanted);
    const answers = await Promise.all([ask(clerk), ask(other)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect((await limit()).waiting).toHaveLength(1);
    // Only users who see approvals get a link to the request.
    expect((await other('GET', '/wallet-settings')).body.waiting).toMatchObject([{ approval_id: null }]);
  });

  (database === 'postgres' ? it : it.skip)(
    'is shown as of one moment with the change that waits',
    async () => {
      const before = await limit();
      const { body } = await readAround(api.kernel, 'wallet_settings', {
        read: () => clerk('GET', '/wallet-settings'),
        write: (tx) => tx.updateTable('wallet_settings').set({ deposit_limit: 900_000n }).execute(),
      });
      expect(body).toEqual(before);
      expect(before.waiting).toHaveLength(1);
    },
  );
});

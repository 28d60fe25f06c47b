import { describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import { addWallet, euros, personOf, walletModules, type Caller } from '../testing/wallet-api';

/** SECURITY 8: credit is money, and two people grant large amounts. */
describeOnDatabase('a raise of a credit limit', (makeApi) => {
  let api: TestApi;
  let clerk: Caller;
  let second: Caller;

  beforeAll(async () => {
    api = await makeApi({ modules: walletModules });
    const values = { credit_raise_limit: 100_000n, credit_raise_currency: 'EUR' };
    await api.kernel.db.updateTable('wallet_settings').set(values).execute();
    second = await personOf(api, { permissions: ['show_approvals', 'approve_credit'] });
  });
  beforeEach(async () => {
    clerk = await personOf(api, { permissions: ['update_credit', 'show_approvals', 'approve_credit'] });
  });

  const wallet = async (id: string) => (await clerk('GET', `/companies/${id}/balance`)).body.data[0];
  const set = async (id: string, amount: string, who = clerk) => {
    const seen = { 'if-match': `"${(await wallet(id)).settings_version}"` };
    const body = { credit_limit: euros(amount), reason: 'A new contract' };
    return who('PUT', `/companies/${id}/credit-limit`, body, seen);
  };
  const approve = (id: string, who = second) => who('POST', `/approvals/${id}/approve`, {});

  it('waits when its author has raised more within a day, over all companies', async () => {
    const [nile, delta] = [await addWallet(api, 'Nile', '1.00'), await addWallet(api, 'Delta', '1.00')];
    expect((await set(nile, '600.00')).body.data).toMatchObject({
      credit_limit: euros('600.00'),
      approval_id: null,
    });
    const waits = await set(delta, '600.00');
    expect(waits.body.message).toMatch(/waits for a second person/);
    expect(waits.body.data).toMatchObject({ credit_limit: euros('0.00'), approval_id: expect.any(String) });
    const id: string = waits.body.data.approval_id;
    expect((await approve(id, clerk)).status).toBe(403);
    const less = await personOf(api, { permissions: ['show_approvals', 'approve_adjustments'] });
    expect((await approve(id, less)).status).toBe(403);
    expect((await approve(id)).status).toBe(200);
    expect((await wallet(delta)).credit_limit).toEqual(euros('600.00'));
    // An approved raise no longer counts for its author.
    expect((await set(nile, '1000.00')).body.data.approval_id).toBeNull();
  });

  it('counts again after the limit was lowered, because the credit could be used meanwhile', async () => {
    const id = await addWallet(api, 'Up and down', '1.00');
    await set(id, '700.00');
    expect((await set(id, '0.00')).body.data).toMatchObject({ approval_id: null });
    expect((await set(id, '700.00')).body.data.approval_id).not.toBeNull();
  });

  it('cannot be approved once the limit differs from the one its author saw', async () => {
    const id = await addWallet(api, 'Moved', '1.00');
    const waits = await set(id, '5000.00');
    await set(id, '100.00');
    const answer = await approve(waits.body.data.approval_id);
    expect([answer.status, answer.body.code]).toEqual([422, 'credit_changed']);
    expect((await wallet(id)).credit_limit).toEqual(euros('100.00'));
  });

  it('is posted once if two at the same time would exceed the limit together', async () => {
    const ids = [await addWallet(api, 'East', '1.00'), await addWallet(api, 'West', '1.00')];
    const answers = await Promise.all(ids.map((id) => set(id, '800.00')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.filter(({ body }) => body.data.approval_id === null)).toHaveLength(1);
  });

  it('waits if no rate gives its value', async () => {
    const values = { credit_raise_limit: 100_000n, credit_raise_currency: 'JPY' };
    await api.kernel.db.updateTable('wallet_settings').set(values).execute();
    const id = await addWallet(api, 'Worth', '1.00');
    expect((await set(id, '1.00')).body.data.approval_id).not.toBeNull();
  });
});

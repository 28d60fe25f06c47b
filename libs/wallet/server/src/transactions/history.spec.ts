import { describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import { changeLimit } from '../ledger/limits';
import {
  addWallet,
  callerOf,
  depositBody,
  euros,
  ledgerOf,
  personOf,
  walletModules,
  type Caller,
} from '../testing/wallet-api';

describeOnDatabase('the history', (makeApi) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await makeApi({ modules: walletModules });
    const limit = { deposit_limit: 100_000n, currency: 'EUR' };
    await api.kernel.db.updateTable('wallet_settings').set(limit).execute();
  });

  it('of a transaction names its author, to users who see the transaction', async () => {
    const [nile, delta] = [await addWallet(api, 'Nile'), await addWallet(api, 'Delta')];
    const clerk = await personOf(api, { permissions: ['add_deposits', 'show_transactions'] });
    const paid = await clerk(
      'POST',
      `/companies/${nile}/deposit`,
      depositBody('12.50', { reference: 'TT-1' }),
    );
    const path = `/transactions/${paid.body.data.transaction_id}/history`;
    const { body } = await clerk('GET', path);
    expect(body).toMatchObject({ total: 1, data: [{ action: 'create', actor: { id: clerk.id } }] });
    expect(body.data[0].changes).toContainEqual({ field: 'amount', before: null, after: '12.50 EUR' });
    const of = async (companyId: string) =>
      callerOf(api, await api.signIn({ type: 'company', companyId, permissions: ['show_transactions'] }));
    // A company does not see which member of the platform's staff it was, nor the network address.
    const own = await (await of(nile))('GET', path);
    expect(own.body.data[0]).toMatchObject({ action: 'create', actor: { hidden: 'staff' }, address: null });
    expect((await (await of(delta))('GET', path)).status).toBe(404);
    const stranger = await personOf(api, { permissions: ['show_companies'] });
    expect((await stranger('GET', path)).status).toBe(403);
  });

  it('of a company shows its credit limits, and only to staff the reasons', async () => {
    const id = await addWallet(api, 'Trusted');
    await ledgerOf(api).run(changeLimit, { companyId: id, limit: euros('50.00'), reason: 'A friend’s word' });
    const permissions = ['show_companies'];
    const own = callerOf(api, await api.signIn({ type: 'company', companyId: id, permissions }));
    const limit = { field: 'credit_limit', before: '0.00 EUR', after: '50.00 EUR' };
    const newest = async (who: Caller) => (await who('GET', `/companies/${id}/history`)).body.data[0].changes;
    expect(await newest(own)).toEqual([limit]);
    const why = { field: 'reason', before: null, after: 'A friend’s word' };
    expect(await newest(await personOf(api, { permissions }))).toEqual([limit, why]);
  });

  it('of the settings of wallets shows old and new values and their author', async () => {
    const staff = await personOf(api, { permissions: ['update_wallet_settings'] });
    const { body: before } = await staff('GET', '/wallet-settings');
    const seen = { 'if-match': `"${before.version}"` };
    const { credit_raise_limit } = before;
    await staff('PUT', '/wallet-settings', { deposit_limit: euros('250.00'), credit_raise_limit }, seen);
    const { body } = await staff('GET', '/wallet-settings/history');
    expect(body.data[0]).toMatchObject({
      action: 'update',
      actor: { id: staff.id },
      changes: [{ field: 'deposit_limit', before: '1000.00 EUR', after: '250.00 EUR' }],
    });
    const other = await personOf(api, { permissions: ['show_transactions'] });
    expect((await other('GET', '/wallet-settings/history')).status).toBe(403);
  });
});

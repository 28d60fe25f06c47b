import { sql } from 'kysely';
import { describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import { up } from '../migrations/20261123T0352_ledger_limits';
import { changeCurrency } from '../testing/companies';
import { addWallet, callerOf, euros, ledgerOf, walletModules, type Caller } from '../testing/wallet-api';
import { changeLimit } from './limits';
import { release } from './hold';

describeOnDatabase('a company’s currency and its wallets', (makeApi) => {
  let api: TestApi;
  let staff: Caller;
  beforeAll(async () => {
    api = await makeApi({ modules: walletModules });
    const permissions = ['show_companies', 'update_companies', 'show_transactions'];
    staff = callerOf(api, await api.signIn({ permissions }));
  });

  const inDollars = (id: string) => changeCurrency(staff, id, 'USD');
  const remove = async (id: string) =>
    api.inject({
      method: 'DELETE',
      url: `/api/v1/companies/${id}`,
      headers: await api.signIn({ permissions: ['delete_companies'] }),
    });

  it('can change until money moves; an unused credit limit is removed and recorded', async () => {
    const id = await addWallet(api, 'Nothing yet');
    const limit = { companyId: id, limit: euros('50.00'), reason: 'New' };
    await ledgerOf(api).run(changeLimit, limit);
    expect(await inDollars(id)).toMatchObject({ status: 200, body: { data: { currency: 'USD' } } });
    const { body } = await staff('GET', `/companies/${id}/balance`);
    expect(body.data).toMatchObject([{ currency: 'USD', credit_limit: { amount: '0.00' } }]);
    const history = await staff('GET', `/companies/${id}/history`);
    const changes = history.body.data.flatMap((entry: { changes: object[] }) => entry.changes);
    expect(changes).toContainEqual({ field: 'credit_limit', before: '50.00 EUR', after: null });
  });

  it('is fixed by the first entry or hold, even if the hold has ended', async () => {
    const paid = await addWallet(api, 'Paid', '1.00');
    const held = await addWallet(api, 'Held');
    const ledger = ledgerOf(api);
    await ledger.run(changeLimit, { companyId: held, limit: euros('5.00'), reason: 'New' });
    const holdId = await ledger.hold(held, euros('1.00'));
    await ledger.run(release, { holdId, owner: ledger.owner });
    for (const id of [paid, held]) {
      const refused = await inDollars(id);
      expect(refused).toMatchObject({
        status: 422,
        body: { fields: { currency: 'The currency cannot be changed: money has already moved in it.' } },
      });
      expect((await remove(id)).json()).toMatchObject({ code: 'in_use_by' });
    }
  });

  it('does not prevent the deletion of a company that never had money', async () => {
    const id = await addWallet(api, 'Never');
    await ledgerOf(api).run(changeLimit, { companyId: id, limit: euros('5.00'), reason: 'New' });
    expect((await remove(id)).statusCode).toBe(200);
  });

  it('is consistent if the first deposit and the change come at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await addWallet(api, `Round ${round}`);
      const [deposit, change] = await Promise.allSettled([
        ledgerOf(api).pay(id, euros('1.00')),
        inDollars(id),
      ]);
      const isChanged = change.status === 'fulfilled' && change.value.status === 200;
      expect([deposit.status, isChanged]).toEqual(isChanged ? ['rejected', true] : ['fulfilled', false]);
    }
  });

  it('takes over the limits stored with companies by earlier versions', async () => {
    const id = await addWallet(api, 'Before');
    await sql`alter table companies add column credit_limit bigint not null default 0`.execute(api.kernel.db);
    await sql`update companies set credit_limit = 7500 where id = ${id}`.execute(api.kernel.db);
    await api.kernel.db.transaction().execute((tx) => up(tx as never));
    await sql`alter table companies drop column credit_limit`.execute(api.kernel.db);
    expect(await ledgerOf(api).wallet(id)).toMatchObject({ credit_limit: 7_500, balance: 0 });
  });
});

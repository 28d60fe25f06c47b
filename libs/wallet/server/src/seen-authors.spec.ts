import type { Actor } from '@traveldesk/shared-server';
import { describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import { addWallet, depositBody, personOf, setRate, walletModules, type Caller } from './testing/wallet-api';
import { transactionKind } from './transaction-kind';

const reading = ['show_transactions', 'export_transactions'];

/** SECURITY 37: a company sees authors neither of the staff nor of other companies. */
describeOnDatabase('the author of a transaction', (makeApi) => {
  let api: TestApi;
  let id: string;
  let clerk: Caller & { id: string };
  let agent: Caller & { id: string };
  beforeAll(async () => {
    api = await makeApi({ modules: walletModules });
    await setRate(api, '1.1');
    id = await addWallet(api, 'Nile');
    clerk = await personOf(api, { permissions: [...reading, 'add_deposits'] });
    agent = await personOf(api, {
      type: 'company',
      companyId: id,
      permissions: [...reading, 'add_deposits'],
    });
    const second = await personOf(api, { permissions: ['approve_deposits', 'show_approvals'] });
    await clerk('POST', `/companies/${id}/deposit`, depositBody('1.00', { reference: 'of staff' }));
    const asked = await agent('POST', `/companies/${id}/deposit`, depositBody('2.00', { reference: 'own' }));
    await second('POST', `/approvals/${asked.body.data.approval_id}/approve`, {});
  });

  const authors = async (caller: Caller, query = '') => {
    const { body } = await caller('GET', `/transactions?sort=created_at${query}`);
    return body.data.map((row: { reference: string; author: { id: string } | null }) => [
      row.reference,
      row.author?.id ?? null,
    ]);
  };

  it('is shown to staff, and to a company if the author is its own user', async () => {
    expect(await authors(clerk)).toEqual([
      ['of staff', clerk.id],
      ['own', agent.id],
    ]);
    expect(await authors(agent)).toEqual([
      ['of staff', null],
      ['own', agent.id],
    ]);
  });

  it('finds nothing as a filter for a caller who may not see the author', async () => {
    expect(await authors(clerk, `&user_id=${clerk.id}`)).toHaveLength(1);
    expect(await authors(agent, `&user_id=${clerk.id}`)).toEqual([]);
    expect(await authors(agent, `&user_id=${agent.id}`)).toHaveLength(1);
  });

  it('is not needed to name the transaction, which other companies cannot see', async () => {
    const { data } = (await clerk('GET', '/transactions')).body;
    const ids = data.map((row: { transaction_id: string }) => row.transaction_id);
    const named = (companyId: string) =>
      transactionKind.names(api.kernel.db, { type: 'company', companyId } as Actor, ids, {});
    expect([...(await named(id)).values()].sort()).toEqual(['of staff', 'own']);
    expect((await named(await addWallet(api, 'Delta'))).size).toBe(0);
  });

  it('is hidden on the page and in the file, too', async () => {
    const { data } = (await agent('GET', '/transactions?reference=of')).body;
    const page = await agent('GET', `/transactions/${data[0].transaction_id}`);
    expect(page).toMatchObject({ status: 200, body: { author: null } });
    const rows = String((await agent('GET', '/transaction/export?reference=of')).body).split('\n');
    expect(rows[1]).not.toContain('Mona Said');
    expect(String((await clerk('GET', '/transaction/export?reference=of')).body)).toContain('Mona Said');
  });
});

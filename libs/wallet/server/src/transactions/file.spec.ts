import { sql } from 'kysely';
import { describeOnBoth, type TestApi } from '@traveldesk/shared-testing/server';
import { addWallet, callerOf, walletModules } from '../testing/wallet-api';

/** More rows than one read returns, many with the same millisecond. */
const many = 1_100;

describeOnBoth('the export of transactions', (makeApi) => {
  let api: TestApi;
  let id: string;
  beforeAll(async () => {
    api = await makeApi({ modules: walletModules });
    id = await addWallet(api, 'Many', '1.00');
    await api.kernel.db.transaction().execute(async (tx) => {
      await sql`create temporary table paid on commit drop as
        select gen_random_uuid() as id, number from generate_series(2, ${many}::int) as number`.execute(tx);
      await sql`insert into ledger_transfers (id, type, entries, method)
        select id, 'deposit', 2, 'bank' from paid`.execute(tx);
      await sql`insert into ledger_entries (id, transfer_id, account_id, amount)
        select gen_random_uuid(), paid.id, a.id, case a.kind when 'wallet' then 1 else -1 end * (number % 7 + 1)
        from paid, ledger_accounts as a where a.company_id = ${id} order by number`.execute(tx);
    });
  });

  it.each(['created_at', '-created_at', 'amount', '-amount'])(
    'has each of them once, in the order of the list: %s',
    async (sort) => {
      const staff = callerOf(
        api,
        await api.signIn({ permissions: ['show_transactions', 'export_transactions'] }),
      );
      const query = `company_id=${id}&currency=EUR&sort=${sort}`;
      const { body } = await staff('GET', `/transaction/export?${query}`);
      const inFile = String(body)
        .trim()
        .split(/\r?\n/)
        .slice(1)
        .map((line) => line.split(',').at(-1)?.replaceAll('"', ''));
      expect(new Set(inFile).size).toBe(many);
      expect(inFile).toHaveLength(many);
      const listed: string[] = [];
      for (let page = 1; listed.length < many; page += 1) {
        const { data } = (await staff('GET', `/transactions?${query}&per_page=100&page=${page}`)).body;
        listed.push(...data.map((row: { transaction_id: string }) => row.transaction_id));
      }
      expect(inFile).toEqual(listed);
    },
  );
});

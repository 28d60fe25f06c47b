import { sql } from 'kysely';
import { describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import { corruptions, applyCorruption } from '../testing/corruptions';
import { ledgerWithEveryMovement } from '../testing/ledger-with-every-movement';
import { addWallet, callerOf, euros, ledgerOf, walletModules, type Caller } from '../testing/wallet-api';
import { capture } from '../ledger/payment';
import { release } from '../ledger/hold';
import { checkLedger } from './check-ledger';
import { runLedgerCheck } from './run-check';

describeOnDatabase('the check of the ledger', (makeApi) => {
  let api: TestApi;
  let staff: Caller;
  let reader: Caller;
  let books: Awaited<ReturnType<typeof ledgerWithEveryMovement>>;
  beforeAll(async () => {
    api = await makeApi({ modules: walletModules });
    staff = callerOf(api, await api.signIn({ permissions: ['show_ledger', 'check_ledger', 'show_tasks'] }));
    reader = callerOf(api, await api.signIn({ permissions: ['show_transactions'] }));
    books = await ledgerWithEveryMovement(api);
  });

  it('finds no fault in a correct ledger, and then reads only new entries', async () => {
    expect((await runLedgerCheck(api.kernel, 'new')).faults).toEqual([]);
    expect((await runLedgerCheck(api.kernel, 'whole')).faults).toEqual([]);
    expect((await checkLedger(api.kernel.db, 'whole', { rows: 1 })).faults).toEqual([]);
    await ledgerOf(api).pay(books.nile, euros('1.00'));
    expect(await runLedgerCheck(api.kernel, 'new')).toEqual({ reach: 'new', faults: [], found: 0 });
    const { body } = await staff('GET', '/ledger');
    expect(body).toMatchObject({ state: 'whole', found: 0, faults: [] });
    expect(body.whole_at).not.toBeNull();
    // Eight transactions of two entries; a conversion, a split payment and its refund of four entries each.
    expect(body.entries).toBe(28);
  });

  it.each(corruptions.map((corruption) => [corruption.name, corruption] as const))(
    'finds %s, after a whole check and without one',
    async (_, corruption) => {
      const { behind, never } = await applyCorruption(api, books, corruption);
      expect(behind.whole).not.toEqual([]);
      if (corruption.behind) expect(behind.new).not.toEqual([]);
      if (corruption.agrees) {
        expect(behind.whole).toContainEqual(expect.objectContaining({ fault: 'checkpoint_differs' }));
        return;
      }
      expect(never.whole).not.toEqual([]);
      expect(never.new).not.toEqual([]);
    },
  );

  it('stops new movements, continues open ones, notifies staff, and resumes after a clean check', async () => {
    const id = await addWallet(api, 'Stopped', '100.00');
    const ledger = ledgerOf(api);
    const [first, second] = [await ledger.hold(id, euros('10.00')), await ledger.hold(id, euros('10.00'))];
    await runLedgerCheck(api.kernel, 'whole');
    const break1 = (by: number) =>
      sql`update ledger_accounts set balance = balance + ${by}::bigint where company_id = ${id} and kind = 'received'`;
    await disarmed(api, break1(1));
    expect((await runLedgerCheck(api.kernel, 'new')).faults).toContainEqual(
      expect.objectContaining({ fault: 'balance_differs' }),
    );
    const stopped = expect.objectContaining({ status: 503, code: 'ledger_stopped' });
    await expect(ledger.pay(id, euros('1.00'))).rejects.toEqual(stopped);
    await expect(ledger.hold(id, euros('1.00'))).rejects.toEqual(stopped);
    await ledger.run(capture, { holdId: first, owner: ledger.owner });
    await ledger.run(release, { holdId: second, owner: ledger.owner });
    const { body } = await staff('GET', '/ledger');
    expect(body).toMatchObject({ state: 'stopped', found: expect.any(Number) });
    expect((await reader('GET', '/ledger/state')).body).toEqual({ state: 'stopped' });
    expect(body.faults).toContainEqual(
      expect.objectContaining({ account: 'received', company: { id, name: 'Stopped' }, currency: 'EUR' }),
    );
    const open = async () =>
      (await staff('GET', '/tasks?type=ledger_fault')).body.data.map(
        (task: { status: { key: string } }) => task.status.key,
      );
    expect(await open()).toEqual(['open']);
    await disarmed(api, break1(-1));
    // A check of new entries now reads everything, because a clean result for only the new entries does not allow resuming.
    expect((await runLedgerCheck(api.kernel, 'new')).reach).toBe('whole');
    expect((await staff('POST', '/ledger/check', {})).body.data.state).toBe('whole');
    expect(await open()).toEqual(['done']);
    await ledger.pay(id, euros('1.00'));
  });

  it('does not resume when the newest entries were deleted and the accounts adjusted to match', async () => {
    const id = await addWallet(api, 'Robbed', '100.00');
    await ledgerOf(api).pay(id, euros('900.00'));
    await runLedgerCheck(api.kernel, 'whole');
    const [wallet, received] = [await standing(api, id, 'wallet'), await standing(api, id, 'received')];
    for (const { id: account, hash } of [wallet, received]) {
      const last = sql`select amount, previous_balance from ledger_entries where account_id = ${account} and version = 2`;
      await disarmed(
        api,
        sql`update ledger_accounts set (balance, paid_in, version, hash) = (
          select last.previous_balance, paid_in - greatest(last.amount, 0), 1, ${hash} from (${last}) as last)
          where id = ${account}`,
      );
    }
    await disarmed(
      api,
      sql`with gone as (delete from ledger_entries where company_id = ${id} and version = 2 returning transfer_id)
        delete from ledger_transfers where id in (select transfer_id from gone)`,
    );
    for (const reach of ['new', 'whole', 'whole'] as const) {
      const { faults } = await runLedgerCheck(api.kernel, reach);
      expect(faults.filter(({ fault }) => fault === 'checkpoint_differs')).toHaveLength(2);
    }
    expect((await staff('GET', '/ledger')).body.state).toBe('stopped');
    // Removes the rows, so that later checks start without faults.
    await disarmed(
      api,
      sql`delete from ledger_checkpoints where account_id in (${wallet.id}, ${received.id})`,
    );
    expect((await runLedgerCheck(api.kernel, 'whole')).faults).toEqual([]);
  });

  it('is shown and started only with permission', async () => {
    expect(await reader('GET', '/ledger/state')).toMatchObject({ status: 200, body: { state: 'whole' } });
    const stranger = callerOf(api, await api.signIn({ permissions: ['show_companies'] }));
    expect((await stranger('GET', '/ledger/state')).status).toBe(403);
    expect((await reader('GET', '/ledger')).status).toBe(403);
    expect((await reader('POST', '/ledger/check', {})).status).toBe(403);
    expect((await api.inject({ url: '/api/v1/ledger' })).statusCode).toBe(401);
  });
});

/** Runs a statement with the protections of the database disabled. */
async function disarmed({ kernel }: TestApi, statement: ReturnType<typeof sql>): Promise<void> {
  await kernel.db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await statement.execute(tx);
  });
}

/** An account with two entries, and the hash of the first. */
async function standing({ kernel }: TestApi, companyId: string, kind: string) {
  const { rows } = await sql<{ id: string; hash: string }>`
    select account_id as id, hash from ledger_entries
    where company_id = ${companyId} and kind = ${kind} and version = 1`.execute(kernel.db);
  const [row] = rows;
  if (!row) throw new Error(`There is no ${kind} with entries.`);
  return row;
}

import { sql } from 'kysely';
import { newId, type Kernel, type ServerModule } from '@traveldesk/shared-server';
import { addCompany, describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import { callerOf, depositBody, walletModules } from '../testing/wallet-api';
import { runLedgerCheck } from './run-check';

/** The product's modules, with a change of the database before the wallet starts. */
function after(happened: (kernel: Kernel) => Promise<unknown>): readonly ServerModule[] {
  const before: ServerModule = {
    name: 'before',
    migrations: {},
    texts: { en: {}, fr: {}, ar: {} },
    jobs: async (kernel) => void (await happened(kernel)),
  };
  return [...walletModules.slice(0, -1), before, ...walletModules.slice(-1)];
}

const rename = (from: string, to: string) =>
  sql`alter function ${sql.id(from)}(ledger_transfers) rename to ${sql.id(to)}`;

/** The answers to staff who deposit euros, and the ledger and tasks that they see. */
async function seenBy(api: TestApi) {
  const permissions = ['add_deposits', 'show_transactions', 'show_ledger', 'show_tasks'];
  const staff = callerOf(api, await api.signIn({ permissions }));
  const companyId = await addCompany(api, { name: 'Early', currency: 'EUR' });
  await api.kernel.db
    .updateTable('wallet_settings')
    .set({ deposit_limit: 100_000_000n, currency: 'EUR' })
    .execute();
  return {
    ledger: async () => (await staff('GET', '/ledger')).body,
    pay: async () => {
      const { status, body } = await staff('POST', `/companies/${companyId}/deposit`, depositBody('1.00'));
      return [status, body.code ?? null];
    },
    tasks: async () =>
      (await staff('GET', '/tasks?type=ledger_fault')).body.data.map(
        (task: { title: string; status: { key: string } }) => `${task.title}, ${task.status.key}`,
      ),
  };
}

async function queued({ kernel }: TestApi) {
  const jobs = await sql<{ name: string }>`
    select name from jobs.job where name like 'check-%ledger' and state = 'created' order by name`.execute(
    kernel.db,
  );
  const times = await sql<{ name: string; cron: string }>`
    select name, cron from jobs.schedule where name like 'check-%ledger' order by name`.execute(kernel.db);
  return {
    waiting: jobs.rows.map(({ name }) => name),
    times: times.rows.map(({ name, cron }) => `${name} ${cron}`),
  };
}

const times = ['check-ledger 17 * * * *', 'check-whole-ledger 40 2 * * *'];

describeOnDatabase('a start of the product', (makeApi) => {
  it('with faults in the ledger serves, refuses new movements, and schedules the next checks', async () => {
    const lost = newId();
    const api = await makeApi({
      modules: after(({ db }) =>
        db.transaction().execute(async (tx) => {
          await sql`set local session_replication_role = replica`.execute(tx);
          await sql`insert into ledger_transfers (id, type, entries, created_at, hash)
            values (${lost}, 'deposit', 2, now(), 'x')`.execute(tx);
        }),
      ),
    });
    const { ledger, pay, tasks } = await seenBy(api);
    expect(await ledger()).toMatchObject({
      state: 'stopped',
      found: 1,
      faults: [{ fault: 'entries_missing', transaction_id: lost }],
    });
    expect(await pay()).toEqual([503, 'ledger_stopped']);
    expect(await tasks()).toEqual(['The books do not add up: movements of money are stopped, open']);
    expect(await queued(api)).toEqual({ waiting: ['check-whole-ledger'], times });
  });

  it('that cannot check the ledger serves, and refuses new movements until a check passes', async () => {
    const api = await makeApi({
      modules: after(({ db }) => rename('ledger_transfer_hash', 'ledger_transfer_away').execute(db)),
    });
    const { ledger, pay, tasks } = await seenBy(api);
    expect(await ledger()).toMatchObject({ state: 'unchecked', found: 0, checked_at: null });
    expect(await pay()).toEqual([503, 'ledger_unchecked']);
    expect(await tasks()).toEqual(['The books could not be checked: movements of money are stopped, open']);
    expect(await queued(api)).toEqual({ waiting: ['check-ledger', 'check-whole-ledger'], times });
    await expect(runLedgerCheck(api.kernel, 'new')).rejects.toThrow('ledger_transfer_hash');
    await rename('ledger_transfer_away', 'ledger_transfer_hash').execute(api.kernel.db);
    expect((await runLedgerCheck(api.kernel, 'new')).found).toBe(0);
    expect(await ledger()).toMatchObject({ state: 'whole' });
    expect(await pay()).toEqual([200, null]);
    expect(await tasks()).toEqual(['The books could not be checked: movements of money are stopped, done']);
  });

  it('with a stopped ledger waits for no whole check, and leaves it stopped', async () => {
    const api = await makeApi({
      modules: after(({ db }) => db.updateTable('ledger_state').set({ state: 'stopped' }).execute()),
    });
    const { ledger, pay } = await seenBy(api);
    expect(await ledger()).toMatchObject({ state: 'stopped', checked_at: null });
    expect(await pay()).toEqual([503, 'ledger_stopped']);
    expect((await queued(api)).waiting).toEqual(['check-whole-ledger']);
    // A failing check does not allow resuming either.
    await rename('ledger_transfer_hash', 'ledger_transfer_away').execute(api.kernel.db);
    await expect(runLedgerCheck(api.kernel, 'new')).rejects.toThrow('ledger_transfer_hash');
    expect(await ledger()).toMatchObject({ state: 'stopped' });
  });

  it("that is stopped during a check leaves the ledger's state unchanged", async () => {
    const api = await makeApi({ modules: walletModules });
    const { ledger } = await seenBy(api);
    const stopping = AbortSignal.abort();
    await expect(runLedgerCheck({ ...api.kernel, stopping }, 'whole')).rejects.toThrow();
    expect(await ledger()).toMatchObject({ state: 'whole', whole_at: null });
  });
});

import { sql } from 'kysely';
import { newId } from '@traveldesk/shared-server';
import { describeOnBoth, type TestApi } from '@traveldesk/shared-testing/server';
import { addApproval } from '../testing/approval';
import { addWallet, euros, ledgerOf, walletModules } from '../testing/wallet-api';
import { changeLimit } from './limits';

describeOnBoth("the ledger's protection in the database", (makeApi) => {
  let api: TestApi;
  let ledger: ReturnType<typeof ledgerOf>;
  beforeAll(async () => {
    api = await makeApi({ modules: walletModules });
    ledger = ledgerOf(api);
    // One row of each kind, so that each row trigger has a row to refuse.
    const busy = await addWallet(api, 'Busy', '10.00');
    await ledger.run(changeLimit, { companyId: busy, limit: euros('5.00'), reason: 'Trusted' });
    await ledger.hold(busy, euros('1.00'));
  });
  const refused = (statement: string) => expect(sql.raw(statement).execute(api.kernel.db)).rejects;

  it.each([
    ['update ledger_entries set amount = 1', 'append-only'],
    ['delete from ledger_entries', 'append-only'],
    ['truncate ledger_entries cascade', 'append-only'],
    ["update ledger_transfers set note = 'x'", 'append-only'],
    ['delete from ledger_hold_ends', 'append-only'],
    ['update ledger_holds set amount = 1', 'append-only'],
    ['delete from ledger_open_holds', 'append-only'],
    ["update ledger_open_holds set currency = 'USD'", 'append-only'],
    ['delete from ledger_limits', 'append-only'],
    ['update ledger_limits set credit_limit = 1', 'append-only'],
    ['update ledger_accounts set balance = 1', 'follows from its entries'],
    ['update ledger_accounts set held = 0, credit_limit = 5', 'follows from its entries'],
    ["update ledger_accounts set hash = ''", 'follows from its entries'],
    ['delete from ledger_accounts', 'stays'],
  ])('%s is refused', async (statement, said) => {
    await refused(statement).toThrow(said);
  });

  it('a transfer has all its entries and sums to zero, or does not exist', async () => {
    const nile = await addWallet(api, 'Whole', '10.00');
    const accounts = await api.kernel.db
      .selectFrom('ledger_accounts')
      .select(['id', 'kind'])
      .where('company_id', '=', nile)
      .execute();
    const of = (kind: string) => accounts.find((account) => account.kind === kind)?.id ?? '';
    const post = (entries: [string, bigint][], count = entries.length) =>
      api.kernel.db.transaction().execute(async (tx) => {
        const id = newId();
        await tx.insertInto('ledger_transfers').values({ id, type: 'deposit', entries: count }).execute();
        for (const [account, amount] of entries) {
          await tx
            .insertInto('ledger_entries')
            .values({ id: newId(), transfer_id: id, account_id: account, amount })
            .execute();
        }
        return id;
      });
    const [wallet, received] = [of('wallet'), of('received')];
    const whole = 'must be whole and sum to zero';
    await expect(
      post([
        [wallet, 5n],
        [received, -4n],
      ]),
    ).rejects.toThrow(whole);
    await expect(post([[wallet, 5n]], 2)).rejects.toThrow(whole);
    await expect(post([], 2)).rejects.toThrow(whole);
    await expect(
      post([
        [wallet, -1_001n],
        [received, 1_001n],
      ]),
    ).rejects.toThrow('not enough available');
    const id = await post([
      [wallet, -1_000n],
      [received, 1_000n],
    ]);
    const more = api.kernel.db
      .insertInto('ledger_entries')
      .values({ id: newId(), transfer_id: id, account_id: wallet, amount: 5n })
      .execute();
    await expect(more).rejects.toThrow();
    expect(await ledger.wallet(nile)).toMatchObject({ balance: 0, version: 2 });
  });

  /** Returns the ids of a wallet's accounts by kind. */
  const accountsOf = async (companyId: string) => {
    const rows = await api.kernel.db
      .selectFrom('ledger_accounts')
      .select(['id', 'kind'])
      .where('company_id', '=', companyId)
      .execute();
    return (kind: string) => rows.find((account) => account.kind === kind)?.id ?? '';
  };
  const place = (account: string, amount: bigint) =>
    api.kernel.db.insertInto('ledger_holds').values({ id: newId(), account_id: account, amount }).execute();

  it('a hold cannot exceed the available amount, and only a wallet can have holds', async () => {
    const nile = await addWallet(api, 'Direct holds', '10.00');
    await ledger.run(changeLimit, { companyId: nile, limit: euros('2.00'), reason: 'Trusted' });
    await ledger.hold(nile, euros('4.00'));
    const of = await accountsOf(nile);
    // 10.00 + 2.00 − 4.00
    await expect(place(of('wallet'), 801n)).rejects.toMatchObject({ code: 'LG001' });
    await place(of('wallet'), 800n);
    await expect(place(of('wallet'), 1n)).rejects.toMatchObject({ code: 'LG001' });
    await expect(place(of('received'), 1n)).rejects.toThrow('only a wallet has holds');
    expect(await ledger.wallet(nile)).toMatchObject({ held: 1_200 });
  });

  it('a capture cannot exceed its hold, and must equal its payment', async () => {
    const nile = await addWallet(api, 'Direct ends', '10.00');
    const holdId = await ledger.hold(nile, euros('4.00'));
    const of = await accountsOf(nile);
    const take = (taken: bigint, paid: bigint) =>
      api.kernel.db.transaction().execute(async (tx) => {
        const id = newId();
        const facts = { type: 'payment', entries: 2, hold_id: holdId } as const;
        await tx
          .insertInto('ledger_transfers')
          .values({ id, ...facts })
          .execute();
        const end = { hold_id: holdId, outcome: 'captured', amount: taken, transfer_id: id } as const;
        await tx.insertInto('ledger_hold_ends').values(end).execute();
        for (const [account, amount] of [
          [of('wallet'), -paid],
          [of('received'), paid],
        ] as const) {
          const entry = { id: newId(), transfer_id: id, account_id: account, amount };
          await tx.insertInto('ledger_entries').values(entry).execute();
        }
      });
    await expect(take(401n, 401n)).rejects.toThrow('more than the hold');
    // Eleven cannot be paid from a hold of four, nor from a wallet with ten.
    await expect(take(400n, 1_100n)).rejects.toMatchObject({ code: 'LG001' });
    await take(400n, 400n);
    await expect(take(1n, 1n)).rejects.toThrow();
    expect(await ledger.wallet(nile)).toMatchObject({ balance: 600, held: 0 });
  });

  it('a reversal below the available amount requires a request approved by a second person', async () => {
    const nile = await addWallet(api, 'Direct reversal');
    const deposit = await ledger.pay(nile, euros('10.00'));
    await ledger.hold(nile, euros('6.00'));
    const of = await accountsOf(nile);
    const turn = (approvalId: string | null) =>
      api.kernel.db.transaction().execute(async (tx) => {
        const id = newId();
        const facts = {
          type: 'reversal',
          entries: 2,
          reverses_id: deposit,
          approval_id: approvalId,
        } as const;
        await tx
          .insertInto('ledger_transfers')
          .values({ id, ...facts })
          .execute();
        for (const [account, amount] of [
          [of('wallet'), -1_000n],
          [of('received'), 1_000n],
        ] as const) {
          const entry = { id: newId(), transfer_id: id, account_id: account, amount };
          await tx.insertInto('ledger_entries').values(entry).execute();
        }
      });
    await expect(turn(null)).rejects.toMatchObject({ code: 'LG001' });
    await turn(await addApproval(api, nile));
    expect(await ledger.wallet(nile)).toMatchObject({ balance: 0, held: 600 });
  });
});

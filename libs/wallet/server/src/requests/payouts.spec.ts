import { newId } from '@traveldesk/shared-server';
import { addCompany, describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import { runLedgerCheck } from '../check/run-check';
import { payOut } from '../ledger/payout';
import { capture } from '../ledger/payment';
import { post } from '../ledger/post';
import { lockAccounts } from '../ledger/accounts';
import { refund } from '../ledger/refund';
import { addApproval } from '../testing/approval';
import {
  addWallet,
  callerOf,
  euros,
  ledgerOf,
  personOf,
  setStatus,
  suspend,
  walletModules,
  type Caller,
} from '../testing/wallet-api';

type Person = Caller & { id: string; headers: { authorization: string } };
const today = new Date().toISOString().slice(0, 10);

describeOnDatabase('a company’s earnings', (makeApi) => {
  let api: TestApi;
  let ledger: ReturnType<typeof ledgerOf>;
  let clerk: Person;
  let second: Person;
  beforeAll(async () => {
    api = await makeApi({ modules: walletModules });
    ledger = ledgerOf(api);
    clerk = await personOf(api, { permissions: ['add_payouts', 'show_transactions', 'adjust_wallets'] });
    second = await personOf(api, {
      permissions: ['approve_payouts', 'approve_adjustments', 'show_approvals'],
    });
  });

  /** A company with earnings from a payment of a company below it; `paymentId` is that payment. */
  async function earner(amount: string) {
    const group = await addCompany(api, { name: `Group ${newId()}`, currency: 'EUR' });
    const below = await addWallet(api, `Below ${newId()}`, '1000.00');
    const split = {
      net: euros('0.00'),
      income: euros('0.00'),
      earnings: [{ companyId: group, amount: euros(amount) }],
    };
    const holdId = await ledger.hold(below, euros(amount));
    const paymentId = await ledger.run(capture, { holdId, owner: ledger.owner, split });
    return { group, paymentId, split };
  }
  const body = (amount: string, change: object = {}) => ({
    amount: euros(amount),
    to: 'wallet',
    reason: 'Earnings of October',
    reference: null,
    ...change,
  });
  const ask = (caller: Caller, id: string, wanted: object, more?: Record<string, string>) =>
    caller('POST', `/companies/${id}/payouts`, wanted, more);
  const decide = (caller: Caller, asked: { body: { data: { approval_id: string } } }) =>
    caller('POST', `/approvals/${asked.body.data.approval_id}/approve`, {});
  const has = async (id: string) => [
    await ledger.account(id, 'earnings'),
    await ledger.account(id, 'wallet'),
    await ledger.account(id, 'received'),
  ];

  it.each([
    ['wallet', [7_000, 3_000, 0], null],
    ['bank', [7_000, 0, 3_000], 'bank'],
  ] as const)('are paid out to its %s once approved', async (to, expected, method) => {
    const { group } = await earner('100.00');
    const asked = await ask(clerk, group, body('30.00', { to, reference: 'SEPA-77' }));
    expect([asked.status, asked.body.data.status]).toEqual([200, 'requested']);
    expect(await has(group)).toEqual([10_000, 0, 0]);
    const page = (await second('GET', `/approvals/${asked.body.data.approval_id}`)).body;
    expect(page.facts).toContainEqual({
      label: 'Earned now',
      value: { type: 'money', money: euros('100.00') },
    });
    expect((await decide(second, asked)).status).toBe(200);
    expect(await has(group)).toEqual(expected);
    const [row] = (await clerk('GET', `/transactions?account=earnings&company_id=${group}&type=payout`)).body
      .data;
    expect(row).toMatchObject({
      direction: 'out',
      amount: euros('30.00'),
      balance_after: euros('70.00'),
      method,
    });
    const transaction = (await clerk('GET', `/transactions/${row.transaction_id}`)).body;
    expect(transaction).toMatchObject({
      reason: 'Earnings of October',
      reference: 'SEPA-77',
      author: { id: clerk.id },
      approval_id: asked.body.data.approval_id,
      may_reverse: true,
    });
    const history = (await clerk('GET', `/transactions/${row.transaction_id}/history`)).body.data;
    expect(history).toMatchObject([{ action: 'create' }]);
    const period = `currency=EUR&from=${today}&to=${today}&account=earnings`;
    const statement = (await clerk('GET', `/companies/${group}/statement?${period}`)).body;
    expect(statement).toMatchObject({ in: euros('100.00'), out: euros('30.00'), closing: euros('70.00') });
  });

  it('cannot be paid out beyond their balance; the field shows it beside other problems', async () => {
    const { group } = await earner('10.00');
    for (const [wanted, fields] of [
      [body('10.01'), ['amount.amount']],
      [body('0'), ['amount.amount']],
      [body('-1'), ['amount.amount']],
      [body('1e2'), ['amount.amount']],
      [body('1.001'), ['amount.amount']],
      [body('1.00', { amount: { amount: '1.00', currency: 'USD' } }), ['amount.amount']],
      [body('1.00', { to: 'cash' }), ['to']],
      [body('1.00', { reason: ' ' }), ['reason']],
    ] as const) {
      const { status, body: answer } = await ask(clerk, group, wanted);
      expect([wanted, status, Object.keys(answer.fields)]).toEqual([wanted, 422, fields]);
    }
    const without = await api.inject({
      method: 'POST',
      url: `/api/v1/companies/${group}/payouts`,
      headers: clerk.headers,
      payload: body('1.00'),
    });
    expect(without.statusCode).toBe(400);
    expect(await has(group)).toEqual([1_000, 0, 0]);
  });

  it('are requested once under one key, however often it is sent', async () => {
    const { group } = await earner('10.00');
    const key = { 'idempotency-key': newId() };
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(clerk, group, body('4.00'), key)));
    const ids = new Set(
      answers.filter(({ status }) => status === 200).map((one) => one.body.data.approval_id),
    );
    expect(ids.size).toBe(1);
    const again = await ask(clerk, group, body('4.00'), key);
    expect(ids.has(again.body.data.approval_id)).toBe(true);
    expect((await ask(clerk, group, body('5.00'), key)).status).toBe(422);
    const waiting = (await second('GET', `/approvals?state=new&company_id=${group}`)).body;
    expect(waiting.total).toBe(1);
  });

  it('are paid out once if two requests for all of them are approved together', async () => {
    const { group } = await earner('10.00');
    const asked = [
      await ask(clerk, group, body('10.00')),
      await ask(clerk, group, body('10.00', { to: 'bank' })),
    ];
    const answers = await Promise.all(asked.map((one) => decide(second, one)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(answers.find(({ status }) => status === 422)?.body.code).toBe('earnings_short');
    expect(await ledger.account(group, 'earnings')).toBe(0);
    // The other request still waits: it can be declined, or approved after further earnings.
    const late = asked[answers.findIndex(({ status }) => status === 422)];
    expect((await second('GET', `/approvals/${late?.body.data.approval_id}`)).body.state).toBe('new');
  });

  it('are never overdrawn when eight payouts are approved during a refund', async () => {
    const { group, paymentId } = await earner('10.00');
    const third = await personOf(api, { permissions: ['approve_payouts', 'show_approvals'] });
    const asked = await Promise.all(Array.from({ length: 8 }, () => ask(clerk, group, body('3.00'))));
    const earnings = [{ companyId: group, amount: euros('2.00') }];
    const split = { net: euros('0.00'), income: euros('0.00'), earnings };
    const deciding = asked.flatMap((one) => [decide(second, one), decide(third, one)]);
    await ledger.run(refund, { paymentId, amount: euros('2.00'), split });
    const statuses = (await Promise.all(deciding)).map(({ status }) => status);
    const paid = statuses.filter((status) => status === 200).length;
    // Two payouts if the refund came first, three if it came last.
    expect([[2, 3].includes(paid), statuses.filter((status) => status >= 500)]).toEqual([true, []]);
    const moved = (await clerk('GET', `/transactions?account=earnings&company_id=${group}&type=payout`)).body;
    expect(moved.total).toBe(paid);
    expect(JSON.stringify(moved)).not.toContain('"balance_after":{"amount":"-');
    expect(await has(group)).toEqual([800 - paid * 300, paid * 300, 0]);
  });

  it('cannot be paid out by the author of the request, or without the permission', async () => {
    const { group } = await earner('10.00');
    const both = await personOf(api, { permissions: ['add_payouts', 'approve_payouts', 'show_approvals'] });
    const asked = await ask(both, group, body('1.00'));
    expect((await decide(both, asked)).status).toBe(403);
    const adjuster = await personOf(api, { permissions: ['approve_adjustments', 'show_approvals'] });
    expect((await decide(adjuster, asked)).status).toBe(403);
    expect(await has(group)).toEqual([1_000, 0, 0]);
  });

  it('are out of reach without the permission, and for another company', async () => {
    const { group } = await earner('10.00');
    const other = await addCompany(api, { name: `Other ${newId()}`, currency: 'EUR' });
    const less = await personOf(api, { permissions: ['adjust_wallets', 'add_deposits', 'approve_payouts'] });
    expect((await ask(less, group, body('1.00'))).status).toBe(403);
    const stranger = await personOf(api, { type: 'company', companyId: other, permissions: ['add_payouts'] });
    expect((await ask(stranger, group, body('1.00'))).status).toBe(404);
    const own = await personOf(api, { type: 'company', companyId: group, permissions: ['add_payouts'] });
    expect((await ask(own, group, body('1.00'))).status).toBe(200);
    const { statusCode } = await api.inject({ method: 'POST', url: `/api/v1/companies/${group}/payouts` });
    expect(statusCode).toBe(401);
  });

  it('stay while the company is suspended or the ledger is not whole', async () => {
    const { group } = await earner('10.00');
    const asked = await ask(clerk, group, body('1.00'));
    await suspend(api, group);
    expect((await ask(clerk, group, body('1.00'))).body.code).toBe('account_closed');
    expect((await decide(second, asked)).body.code).toBe('account_closed');
    await setStatus(api, group, 'active');
    await api.kernel.db.updateTable('ledger_state').set({ state: 'stopped' }).execute();
    expect((await ask(clerk, group, body('1.00'))).body.code).toBe('ledger_stopped');
    expect((await decide(second, asked)).body.code).toBe('ledger_stopped');
    await api.kernel.db.updateTable('ledger_state').set({ state: 'whole' }).execute();
    expect((await decide(second, asked)).status).toBe(200);
    expect(await has(group)).toEqual([900, 100, 0]);
  });

  it('open a wallet in their currency if the company has none, and can then be spent', async () => {
    const { group, paymentId } = await earner('10.00');
    await api.kernel.db.updateTable('companies').set({ currency: 'USD' }).where('id', '=', group).execute();
    const asked = await ask(clerk, group, body('10.00'));
    expect((await decide(second, asked)).status).toBe(200);
    expect(await ledger.wallet(group)).toMatchObject({ balance: 1_000 });
    await ledger.hold(group, euros('10.00'));
    // A later refund makes the earnings negative: the company owes them, and no payout is possible.
    const split = {
      net: euros('0.00'),
      income: euros('0.00'),
      earnings: [{ companyId: group, amount: euros('4.00') }],
    };
    await ledger.run(refund, { paymentId, amount: euros('4.00'), split });
    expect(await ledger.account(group, 'earnings')).toBe(-400);
    expect((await ask(clerk, group, body('0.01'))).body.code).toBe('earnings_short');
  });

  it('return by a reversal, from the wallet and from the bank', async () => {
    for (const to of ['wallet', 'bank'] as const) {
      const { group } = await earner('10.00');
      await decide(second, await ask(clerk, group, body('10.00', { to })));
      const [row] = (await clerk('GET', `/transactions?account=earnings&company_id=${group}&type=payout`))
        .body.data;
      const asked = await clerk('POST', `/transactions/${row.transaction_id}/reverse`, {
        reason: 'Bank sent it back',
      });
      expect([to, asked.status]).toEqual([to, 200]);
      expect((await decide(second, asked)).status).toBe(200);
      expect(await has(group)).toEqual([1_000, 0, 0]);
    }
  });

  it('are protected by rules of the database', async () => {
    const { group } = await earner('10.00');
    const approvalId = await addApproval(api, group);
    const past = (amount: bigint, approval: string | null) =>
      ledger.run(async (tx, record) => {
        const [earnings, wallet] = await lockAccounts(tx, [
          { companyId: group, currency: 'EUR', kind: 'earnings' },
          { companyId: group, currency: 'EUR', kind: 'wallet' },
        ]);
        const sides = [
          { account: earnings, amount: -amount },
          { account: wallet, amount },
        ];
        return post(tx, record, null, { type: 'payout', sides, reason: 'x', approval_id: approval });
      }, undefined);
    await expect(past(1_001n, approvalId)).rejects.toMatchObject({ code: 'insufficient_funds' });
    await expect(past(1n, null)).rejects.toMatchObject({ constraint: 'ledger_transfers_payout_check' });
    const once = {
      companyId: group,
      amount: euros('1.00'),
      to: 'bank',
      reason: 'x',
      reference: null,
      approvalId,
    } as const;
    await ledger.run(payOut, once);
    await expect(ledger.run(payOut, once)).rejects.toMatchObject({ code: '23505' });
    expect(await has(group)).toEqual([900, 0, 100]);
  });

  it('are shown to the company’s users without the platform’s account', async () => {
    const { group } = await earner('10.00');
    await decide(second, await ask(clerk, group, body('3.00', { to: 'bank' })));
    const permissions = ['show_transactions'];
    const own = callerOf(api, await api.signIn({ type: 'company', companyId: group, permissions }));
    const [row] = (await own('GET', '/transactions?account=earnings&type=payout')).body.data;
    const { sides, author } = (await own('GET', `/transactions/${row.transaction_id}`)).body;
    expect(author).toBeNull();
    expect(
      sides.map((side: { account: string; balance_after: unknown }) => [side.account, side.balance_after]),
    ).toEqual([
      ['earnings', euros('7.00')],
      ['received', null],
    ]);
  });

  it('leave the ledger without faults', async () => {
    expect(await runLedgerCheck(api.kernel, 'whole')).toMatchObject({ reach: 'whole', found: 0 });
  });
});

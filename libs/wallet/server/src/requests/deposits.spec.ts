import { newId } from '@traveldesk/shared-server';
import { addCompany, describeOnBoth, type TestApi } from '@traveldesk/shared-testing/server';
import {
  addWallet,
  callerOf,
  depositBody,
  euros,
  ledgerOf,
  personOf,
  suspend,
  walletModules,
  type Caller,
} from '../testing/wallet-api';
import { expectUnchangedLedger } from '../testing/expect-unchanged-ledger';

const deposits = ['add_deposits', 'show_transactions'];
const future = new Date(Date.now() + 3 * 24 * 3_600_000).toISOString().slice(0, 10);

describeOnBoth('a deposit', (makeApi) => {
  let api: TestApi;
  let staff: Caller;
  let nile: string;
  beforeAll(async () => {
    api = await makeApi({ modules: walletModules });
    await api.kernel.db
      .updateTable('wallet_settings')
      .set({ deposit_limit: 100_000n, currency: 'EUR' })
      .execute();
    staff = await person({ permissions: deposits });
    nile = await addWallet(api, 'Nile Travel');
  });
  const person = async (options: Parameters<TestApi['signIn']>[0]) =>
    callerOf(api, await api.signIn(options));
  const balance = async (id = nile) => Number((await ledgerOf(api).wallet(id)).balance);

  it('is posted once for a key with the same answer, and shown with all its facts', async () => {
    const key = { 'idempotency-key': newId() };
    const body = depositBody('١٢٥٠٫٥', {
      reference: 'TT-1',
      note: 'By bank',
      amount: { amount: '12.5', currency: 'EUR' },
    });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => staff('POST', `/companies/${nile}/deposit`, body, key)),
    );
    const done = answers.filter(({ status }) => status === 200);
    expect(new Set(done.map((answer) => JSON.stringify(answer.body.data))).size).toBe(1);
    // A simultaneous twin may get 425.
    expect(answers.filter(({ status }) => status !== 200 && status !== 425)).toEqual([]);
    expect(await balance()).toBe(1_250);
    expect(done[0]?.body).toMatchObject({
      message: 'The deposit of EUR\u00a012.50 was added.',
      data: { status: 'posted', approval_id: null },
    });
    const other = await expectUnchangedLedger(api, () =>
      staff('POST', `/companies/${nile}/deposit`, depositBody('13'), key),
    );
    expect(other).toMatchObject({ status: 422, body: { code: 'idempotency_key_reused' } });
    const { body: transaction } = await staff('GET', `/transactions/${done[0]?.body.data.transaction_id}`);
    expect(transaction).toMatchObject({
      type: 'deposit',
      method: 'bank',
      reference: 'TT-1',
      note: 'By bank',
      received_on: '2026-11-01',
      author: { name: 'Test User' },
      sides: [
        {
          account: 'wallet',
          company: { id: nile },
          amount: euros('12.50'),
          balance_before: euros('0.00'),
          balance_after: euros('12.50'),
        },
        { account: 'received', amount: euros('-12.50') },
      ],
      may_reverse: false,
    });
  });

  it.each([
    ['0', 'amount.amount'],
    ['0.00', 'amount.amount'],
    ['-5', 'amount.amount'],
    ['-0', 'amount.amount'],
    ['1e2', 'amount.amount'],
    ['1,250', 'amount.amount'],
    ['1.250', 'amount.amount'],
    ['100.0000001', 'amount.amount'],
    ['1.001', 'amount.amount'],
    ['9007199254740993', 'amount.amount'],
    ['', 'amount.amount'],
    ['0x10', 'amount.amount'],
    [['100'], 'amount.amount'],
    [100, 'amount.amount'],
    [null, 'amount.amount'],
  ])('of %j is refused at %s', async (amount, field) => {
    const refused = await expectUnchangedLedger(api, () =>
      staff('POST', `/companies/${nile}/deposit`, depositBody(amount)),
    );
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.fields)).toEqual([field]);
  });

  it.each([
    ['USD', 'currency_mismatch', undefined],
    ['EURO', 'invalid', 'amount.currency'],
  ])('in %s is refused with %s', async (currency, code, field) => {
    const body = depositBody('1', { amount: { amount: '1', currency } });
    const refused = await expectUnchangedLedger(api, () => staff('POST', `/companies/${nile}/deposit`, body));
    expect(refused).toMatchObject({ status: 422, body: { code } });
    if (field) expect(Object.keys(refused.body.fields)).toEqual([field]);
  });

  it('in a currency with none or three decimals has exactly these decimals', async () => {
    for (const [currency, amount, refused] of [
      ['JPY', '1000', '10.5'],
      ['KWD', '1.125', '1.0001'],
    ] as const) {
      const id = await addCompany(api, { name: `In ${currency}`, currency });
      const send = (value: string) =>
        staff(
          'POST',
          `/companies/${id}/deposit`,
          depositBody(value, { amount: { amount: value, currency } }),
        );
      const { status, body } = await expectUnchangedLedger(api, () => send(refused));
      expect([status, Object.keys(body.fields)]).toEqual([422, ['amount.amount']]);
      // Without a rate to the limit's currency it waits for a second person.
      expect((await send(amount)).body.data.status).toBe('requested');
    }
  });

  it('accepts Arabic digits with the decimals of its currency', async () => {
    const before = await balance();
    expect((await staff('POST', `/companies/${nile}/deposit`, depositBody('١٠٫٥'))).status).toBe(200);
    expect(await balance()).toBe(before + 1_050);
  });

  it('is refused without a key, with a future day, for a suspended company, and with an unknown proof', async () => {
    const send = (change: Record<string, unknown>, id = nile) =>
      expectUnchangedLedger(api, () => staff('POST', `/companies/${id}/deposit`, depositBody('1', change)));
    const keyless = await api.inject({
      method: 'POST',
      url: `/api/v1/companies/${nile}/deposit`,
      headers: await api.signIn({ permissions: deposits }),
      payload: depositBody('1'),
    });
    expect(keyless.json()).toMatchObject({ code: 'idempotency_key_required' });
    expect((await send({ received_on: future })).body.fields).toHaveProperty('received_on');
    expect((await send({ received_on: '2026-02-30' })).body.fields).toHaveProperty('received_on');
    expect((await send({ proof_id: newId() })).body.fields).toHaveProperty('proof_id');
    expect((await send({ method: 'crypto' })).body.fields).toHaveProperty('method');
    expect((await send({ extra: 1 })).status).toBe(422);
    const closed = await addWallet(api, 'Closed');
    await suspend(api, closed);
    expect(await send({}, closed)).toMatchObject({ status: 422, body: { code: 'account_closed' } });
    expect((await send({}, newId())).status).toBe(404);
    const none = await person({ permissions: ['show_transactions'] });
    expect((await none('POST', `/companies/${nile}/deposit`, depositBody('1'))).status).toBe(403);
    expect((await api.inject({ method: 'POST', url: `/api/v1/companies/${nile}/deposit` })).statusCode).toBe(
      401,
    );
  });

  describe('that needs a second person', () => {
    it('waits above the author’s daily limit over all wallets, so that splitting does not help', async () => {
      const id = await addWallet(api, 'Splitting');
      const clerk = await personOf(api, { permissions: deposits });
      const other = await personOf(api, { permissions: deposits });
      const pay = async (amount: string, caller: Caller = clerk, to = id) =>
        (await caller('POST', `/companies/${to}/deposit`, depositBody(amount))).body.data.status;
      expect(await pay('600.00')).toBe('posted');
      expect(await pay('400.00')).toBe('posted');
      expect(await pay('0.01')).toBe('requested');
      expect(await balance(id)).toBe(100_000);
      // Another wallet counts toward the same sum; another author has their own.
      expect(await pay('0.01', clerk, await addWallet(api, 'Beside'))).toBe('requested');
      expect(await pay('1000.00', other)).toBe('posted');
      // Approved deposits no longer count.
      const seen = await addWallet(api, 'Seen');
      const trusted = await personOf(api, { permissions: deposits });
      const asked = await trusted('POST', `/companies/${seen}/deposit`, depositBody('5000.00'));
      const second = await personOf(api, { permissions: ['approve_deposits', 'show_approvals'] });
      await second('POST', `/approvals/${asked.body.data.approval_id}/approve`, {});
      expect(await balance(seen)).toBe(500_000);
      expect(await pay('1000.00', trusted, seen)).toBe('posted');
    });

    it('always waits for a company’s user, and an approver may post a part of it', async () => {
      const id = await addWallet(api, 'Asking');
      const agent = await personOf(api, { permissions: deposits, type: 'company', companyId: id });
      const body = depositBody('50.00', { note: 'Please', reference: 'TT-9' });
      const asked = await agent('POST', `/companies/${id}/deposit`, body);
      expect(asked.body).toMatchObject({
        message: 'The deposit of EUR\u00a050.00 is waiting for approval.',
        data: { status: 'requested', transaction_id: null },
      });
      expect(await balance(id)).toBe(0);
      const request = `/approvals/${asked.body.data.approval_id}`;
      const second = await personOf(api, {
        permissions: ['approve_deposits', 'show_approvals', 'show_transactions'],
      });
      const { body: shown } = await second('GET', request);
      expect(shown).toMatchObject({
        title: 'Deposit of EUR\u00a050.00 for Asking',
        effect: 'EUR\u00a050.00 is added to the wallet of Asking.',
        reason: 'Please',
        may: { approve: true, approve_in_part: true },
      });
      expect(shown.facts).toContainEqual({ label: 'Received on', value: { type: 'day', day: '2026-11-01' } });
      const approved = await second('POST', `${request}/approve`, { part: euros('30.00') });
      expect(approved).toMatchObject({ status: 200, body: { data: { state: 'partly_approved' } } });
      expect(await balance(id)).toBe(3_000);
      const { result } = (await second('GET', request)).body;
      const { body: made } = await second('GET', `/transactions/${result.id}`);
      expect(made).toMatchObject({
        type: 'deposit',
        reference: 'TT-9',
        note: 'Please',
        author: { id: agent.id },
        approval_id: asked.body.data.approval_id,
      });
      // A request is decided once.
      expect((await second('POST', `${request}/approve`, {})).status).toBe(422);
      expect(await balance(id)).toBe(3_000);
    });

    it('always waits for a program, in the name of the token’s creator', async () => {
      const id = await addWallet(api, 'Program');
      const maker = await personOf(api, { permissions: ['update_company_tokens', ...deposits] });
      const made = await maker('POST', `/companies/${id}/generate-token`, {
        name: 'Shop',
        scopes: ['add_deposits'],
        expires_in_days: 1,
      });
      const program = callerOf(api, { authorization: `Bearer ${made.body.data.token}` });
      const asked = await program('POST', `/companies/${id}/deposit`, depositBody('1.00'));
      expect(asked.body.data).toMatchObject({ status: 'requested' });
      const request = `/approvals/${asked.body.data.approval_id}/approve`;
      const own = await personOf(api, { permissions: ['approve_deposits', 'show_approvals'] });
      expect((await own('POST', request, {})).status).toBe(200);
      expect(await balance(id)).toBe(100);
    });

    it('cannot be approved by its author, and is not posted when declined', async () => {
      const id = await addWallet(api, 'Declined');
      const all = ['add_deposits', 'approve_deposits', 'show_approvals'];
      const [author, second] = [
        await personOf(api, { permissions: all }),
        await personOf(api, { permissions: all }),
      ];
      const asked = await author('POST', `/companies/${id}/deposit`, depositBody('1000.01'));
      const request = `/approvals/${asked.body.data.approval_id}`;
      expect(await author('POST', `${request}/approve`, {})).toMatchObject({
        status: 403,
        body: { code: 'approval_own' },
      });
      expect((await second('POST', `${request}/decline`, { reason: 'Not received' })).status).toBe(200);
      expect(await balance(id)).toBe(0);
    });
  });
});

import { describeOnBoth, type TestApi } from '@traveldesk/shared-testing/server';
import {
  addWallet,
  callerOf,
  euros,
  ledgerOf,
  personOf,
  walletModules,
  type Caller,
  setRate,
} from '../testing/wallet-api';
import { expectUnchangedLedger } from '../testing/expect-unchanged-ledger';

const pdf = Buffer.from('%PDF-1.7\n%a deposit slip');
const files: [string, Buffer][] = [
  ['application/pdf', pdf],
  ['image/png', Buffer.from('89504e470d0a1a0a0000', 'hex')],
  ['image/jpeg', Buffer.from('ffd8ffe00010', 'hex')],
  ['image/webp', Buffer.from('RIFF\x01\x02\x03\x04WEBPVP8 ', 'latin1')],
];

describeOnBoth('the calls of a wallet', (makeApi) => {
  let api: TestApi;
  let staff: Caller;
  let nile: string;
  beforeAll(async () => {
    api = await makeApi({ modules: walletModules });
    const values = { credit_raise_limit: 100_000_000n, credit_raise_currency: 'EUR' };
    await api.kernel.db.updateTable('wallet_settings').set(values).execute();
    const permissions = [
      'show_transactions',
      'add_deposits',
      'adjust_wallets',
      'update_credit',
      'convert_wallets',
    ];
    staff = await personOf(api, {
      permissions: [...permissions, 'update_companies', 'update_wallet_settings'],
    });
    nile = await addWallet(api, 'Nile', '100.00');
  });

  it('set a credit limit with a reason, from the newest version', async () => {
    const path = `/companies/${nile}/credit-limit`;
    const set = (amount: string, seen: string, more = {}) =>
      staff(
        'PUT',
        path,
        { credit_limit: euros(amount), reason: 'Good payer', ...more },
        { 'if-match': seen },
      );
    const first = await set('250', '"1"');
    expect(first).toMatchObject({
      status: 200,
      headers: { etag: '"2"' },
      body: {
        message: 'The credit limit is now EUR\u00a0250.00.',
        data: { credit_limit: euros('250.00'), available: euros('350.00') },
      },
    });
    expect((await set('300', '"1"')).status).toBe(412);
    expect((await set('-1', '"2"')).body.fields).toHaveProperty(['credit_limit.amount']);
    expect((await set('1', '"2"', { reason: ' ' })).body.fields).toHaveProperty('reason');
    await ledgerOf(api).hold(nile, euros('300.00'));
    const lowered = await set('150.00', '"2"');
    expect(lowered.body.message).toContain('less than what is already used');
    expect(lowered.body.data.available).toEqual(euros('-50.00'));
    const { body } = await staff('GET', path);
    expect(body.data).toMatchObject([
      {
        before: euros('250.00'),
        after: euros('150.00'),
        reason: 'Good payer',
        author: { name: 'Mona Said' },
      },
      { before: euros('0.00'), after: euros('250.00') },
    ]);
    const owner = callerOf(
      api,
      await api.signIn({
        type: 'company',
        companyId: nile,
        permissions: ['update_credit', 'show_transactions'],
      }),
    );
    expect((await owner('PUT', path, { credit_limit: euros('9'), reason: 'Mine' })).status).toBe(403);
    expect((await owner('GET', path)).body.data[0]).toMatchObject({ reason: null, author: null });
  });

  it('set a low-balance warning', async () => {
    const id = await addWallet(api, 'Warned', '10.00');
    const path = `/companies/${id}/balance/warning`;
    const set = (threshold: object | null, seen: string) =>
      staff('PUT', path, { currency: 'EUR', threshold }, { 'if-match': seen });
    expect((await set(euros('10.01'), '"1"')).body.data).toMatchObject({
      threshold: euros('10.01'),
      low: true,
    });
    expect((await set(euros('10.00'), '"2"')).body.data).toMatchObject({ low: false });
    expect((await set(null, '"2"')).status).toBe(412);
    expect((await set(null, '"3"')).body.data).toMatchObject({ threshold: null, low: false });
  });

  it.each(files)(
    'store a proof in %s, recognized by its content, and return it as a download',
    async (type, bytes) => {
      const saved = await staff('POST', `/companies/${nile}/deposit-proofs`, {
        name: 'slip.html',
        content: bytes.toString('base64'),
      });
      expect(saved).toMatchObject({ status: 200, body: { data: { type, bytes: bytes.length } } });
      const path = `/companies/${nile}/deposit-proofs/${saved.body.data.id}`;
      const file = await staff('GET', path);
      expect(file.raw.equals(bytes)).toBe(true);
      expect(file.headers).toMatchObject({
        'content-type': type,
        'x-content-type-options': 'nosniff',
        'content-disposition': expect.stringMatching(/^attachment; filename="proof\.(pdf|png|jpg|webp)"$/),
        'content-security-policy': "default-src 'none'; sandbox",
      });
      const other = await addWallet(api, 'Other');
      expect((await staff('GET', path.replace(nile, other))).status).toBe(404);
      const stranger = callerOf(
        api,
        await api.signIn({ type: 'company', companyId: other, permissions: ['show_transactions'] }),
      );
      expect((await stranger('GET', path)).status).toBe(404);
    },
  );

  it('refuse a proof in HTML or SVG, or above 5 MB', async () => {
    const put = (bytes: Buffer) =>
      staff('POST', `/companies/${nile}/deposit-proofs`, {
        name: 'a.pdf',
        content: bytes.toString('base64'),
      });
    for (const text of [
      '<html><script>alert(1)</script>',
      '<svg onload="alert(1)"/>',
      'GIF89a',
      ' %PDF-1.7',
    ]) {
      const refused = await expectUnchangedLedger(api, () => put(Buffer.from(text)));
      expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['content']]);
    }
    const most = 5 * 1024 * 1024;
    expect((await put(Buffer.concat([pdf, Buffer.alloc(most - pdf.length)]))).status).toBe(200);
    const tooLarge = Buffer.concat([pdf, Buffer.alloc(most - pdf.length + 1)]);
    expect((await expectUnchangedLedger(api, () => put(tooLarge))).status).toBe(422);
    expect((await expectUnchangedLedger(api, () => put(Buffer.alloc(50 * 1024 * 1024)))).status).toBe(413);
  });

  it('make an adjustment or a reversal only with a second person', async () => {
    const id = await addWallet(api, 'Corrected', '20.00');
    const second = await personOf(api, { permissions: ['approve_adjustments', 'show_approvals'] });
    const approve = (approval: string) => second('POST', `/approvals/${approval}/approve`, {});
    const adjust = async (amount: string, direction: string) =>
      (
        await staff('POST', `/companies/${id}/adjustments`, {
          amount: euros(amount),
          direction,
          reason: 'Paid twice',
          reference: 'TT-7',
          proof_id: null,
        })
      ).body.data;
    const into = await adjust('5.00', 'in');
    expect(into).toMatchObject({ status: 'requested', transaction_id: null });
    expect(await ledgerOf(api).wallet(id)).toMatchObject({ balance: 2_000 });
    const { status, body: approved } = await approve(into.approval_id);
    expect(status).toBe(200);
    expect(await ledgerOf(api).wallet(id)).toMatchObject({ balance: 2_500 });
    expect((await staff('GET', `/transactions/${approved.data.result.id}`)).body).toMatchObject({
      type: 'adjustment',
      reference: 'TT-7',
      reason: 'Paid twice',
    });
    const out = await adjust('25.01', 'out');
    expect(await approve(out.approval_id)).toMatchObject({
      status: 422,
      body: { code: 'insufficient_funds' },
    });
    const { body } = await staff('GET', `/transactions?company_id=${id}&type=deposit`);
    const reverse = () =>
      staff('POST', `/transactions/${body.data[0].transaction_id}/reverse`, { reason: 'Cheque bounced' });
    const [first, again] = [await reverse(), await reverse()];
    await ledgerOf(api).hold(id, euros('25.00'));
    expect((await approve(first.body.data.approval_id)).status).toBe(200);
    expect(await ledgerOf(api).wallet(id)).toMatchObject({ balance: 500, held: 2_500 });
    expect(await approve(again.body.data.approval_id)).toMatchObject({
      status: 422,
      body: { code: 'already_reversed' },
    });
  });

  it('convert at the shown rate', async () => {
    const id = await addWallet(api, 'Converted', '50.00');
    await setRate(api, '1.25');
    const preview = await staff('GET', `/companies/${id}/conversions/preview?amount=10.01&from=EUR&to=USD`);
    // 10.01 × 1.25 = 12.5125
    expect(preview.body).toMatchObject({
      to: { amount: '12.51', currency: 'USD' },
      rate: { rate: '1.25' },
      stale: false,
    });
    const convert = (to: string) =>
      staff('POST', `/companies/${id}/conversions`, {
        from: euros('10.01'),
        to: { amount: to, currency: 'USD' },
        note: null,
      });
    // A cent less or more than shown is not the agreed amount.
    for (const shown of ['12.52', '12.50'])
      expect(await convert(shown)).toMatchObject({ status: 422, body: { code: 'rate_changed' } });
    const done = await convert('12.51');
    expect(done.body.message).toBe('EUR\u00a010.01 was converted to USD\u00a012.51.');
    const { body } = await staff('GET', `/companies/${id}/balance`);
    expect(body.data).toMatchObject([
      { currency: 'EUR', own: true, balance: euros('39.99') },
      { currency: 'USD', own: false, balance: { amount: '12.51', currency: 'USD' } },
    ]);
    const { body: shown } = await staff('GET', `/transactions/${done.body.data.transaction_id}`);
    expect(shown).toMatchObject({
      type: 'conversion',
      rate: { from: 'EUR', to: 'USD', legs: [{ rate: '1.25' }] },
    });
    expect(shown.sides).toHaveLength(4);
    expect((await staff('GET', `/companies/${id}/conversions/preview?amount=1&from=EUR&to=KWD`)).status).toBe(
      422,
    );
  });

  it('refuse a conversion whose rounding gains over one percent, or whose result is zero', async () => {
    const id = await addWallet(api, 'Rounded', '50.00');
    await setRate(api, '1.25');
    const preview = (amount: string) =>
      staff('GET', `/companies/${id}/conversions/preview?amount=${amount}&from=EUR&to=USD`);
    const convert = (amount: string, to: string) => {
      const money = { from: euros(amount), to: { amount: to, currency: 'USD' } };
      return staff('POST', `/companies/${id}/conversions`, { ...money, note: null });
    };
    // 0.02 × 1.25 = 0.025, rounded to 0.03: a fifth more. 0.01 × 1.25 = 0.0125, rounded to 0.01: less.
    const said =
      'Rounded, this amount would be worth over 1% more than before. Any amount from EUR\u00a00.40 on can be converted.';
    const refused = (field: string) => ({ code: 'conversion_gains', fields: { [field]: said } });
    expect(await preview('0.02')).toMatchObject({ status: 422, body: refused('amount') });
    expect(await convert('0.02', '0.03')).toMatchObject({ status: 422, body: refused('from.amount') });
    expect((await preview('0.01')).body.to).toEqual({ amount: '0.01', currency: 'USD' });
    expect((await convert('0.40', '0.50')).status).toBe(200);
    const [own] = (await staff('GET', `/companies/${id}/balance`)).body.data;
    expect(own.balance).toEqual(euros('49.60'));
    await setRate(api, '0.4');
    expect((await preview('0.01')).body).toMatchObject({ code: 'amount_too_small' });
  });

  it('refuse a conversion above the largest amount', async () => {
    const id = await addWallet(api, 'Much', '9000000.00');
    await setRate(api, '999999.999');
    const preview = (amount: string) =>
      staff('GET', `/companies/${id}/conversions/preview?amount=${amount}&from=EUR&to=USD`);
    expect((await preview('1000000')).body.to).toEqual({ amount: '999999999000.00', currency: 'USD' });
    const convert = staff('POST', `/companies/${id}/conversions`, {
      from: euros('9000000'),
      to: { amount: '999999999999', currency: 'USD' },
      note: null,
    });
    for (const [field, answer] of [
      ['amount', await preview('9000000')],
      ['amount', await preview('999999999999')],
      ['from.amount', await convert],
    ] as const) {
      const said = 'The amount would be too large. Enter a smaller one.';
      expect([answer.status, answer.body.message, answer.body.fields]).toEqual([
        422,
        said,
        { [field]: said },
      ]);
    }
  });

  it('are recorded in the audit trail of the company', async () => {
    const id = await addWallet(api, 'Trail', '1.00');
    const entries = await api.kernel.db
      .selectFrom('audit_entries')
      .select(['entity', 'action', 'about'])
      .where('entity', '=', 'transaction')
      .orderBy('id', 'desc')
      .limit(1)
      .execute();
    expect(entries).toEqual([{ entity: 'transaction', action: 'create', about: [id] }]);
  });
});

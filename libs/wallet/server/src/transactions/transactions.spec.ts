import { newId } from '@traveldesk/shared-server';
import { describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import { deposit } from '../ledger/deposit';
import { hold } from '../ledger/hold';
import { changeLimit } from '../ledger/limits';
import { transfer } from '../ledger/move';
import { capture } from '../ledger/payment';
import {
  addWallet,
  callerOf,
  euros,
  ledgerOf,
  setRate,
  walletModules,
  type Caller,
} from '../testing/wallet-api';

const reading = ['show_transactions', 'export_transactions'];
const noon = (date: string) => new Date(`${date}T12:00:00.000Z`);

describeOnDatabase('what happened in wallets', (makeApi) => {
  let api: TestApi;
  let staff: Caller;
  let nile: string;
  let delta: string;
  let paymentId: string;

  /** October: 100 in, 40 held. November: 30 of it taken, 10 given to Delta. Today: a limit of 50. */
  beforeAll(async () => {
    api = await makeApi({ modules: walletModules });
    staff = callerOf(api, await api.signIn({ permissions: reading }));
    const { run, owner } = ledgerOf(api);
    [nile, delta] = [await addWallet(api, 'Nile'), await addWallet(api, 'Delta')];
    await run(deposit, {
      companyId: nile,
      amount: euros('100.00'),
      method: 'bank',
      reference: 'TT-100',
      receivedOn: '2026-10-01',
      note: null,
      proofId: null,
      at: noon('2026-10-01'),
    });
    const amount = euros('40.00');
    const at = noon('2026-10-20');
    const holdId = await run(hold, {
      companyId: nile,
      amount,
      owner,
      reference: 'PNR123',
      expiresAt: null,
      at,
    });
    const taken = { holdId, owner, amount: euros('30.00'), at: noon('2026-11-05') };
    paymentId = await run(capture, taken);
    await run(transfer, {
      fromCompanyId: nile,
      toCompanyId: delta,
      amount: euros('10.00'),
      reference: null,
      note: null,
      at: noon('2026-11-06'),
    });
    await run(changeLimit, { companyId: nile, limit: euros('50.00'), reason: 'Trusted' });
  });

  const rows = async (query: string, caller = staff) => {
    const { body } = await caller('GET', `/transactions?${query}`);
    return body.data?.map((row: { type: string; company: { name: string }; direction: string }) =>
      [row.company.name, row.type, row.direction].join(' '),
    );
  };

  it('is listed by wallet, the newest first, with the balance after it', async () => {
    const { body } = await staff('GET', '/transactions?company_id=' + nile);
    expect(body.total).toBe(3);
    expect(body.data).toMatchObject([
      { type: 'transfer', direction: 'out', amount: euros('10.00'), balance_after: euros('60.00') },
      {
        type: 'payment',
        direction: 'out',
        amount: euros('30.00'),
        balance_after: euros('70.00'),
        reference: 'PNR123',
      },
      {
        type: 'deposit',
        direction: 'in',
        amount: euros('100.00'),
        method: 'bank',
        created_at: '2026-10-01T12:00:00.000Z',
      },
    ]);
  });

  it.each([
    ['type=deposit', ['Nile deposit in']],
    ['from=2026-11-06&to=2026-11-06', ['Delta transfer in', 'Nile transfer out']],
    ['to=2026-10-31', ['Nile deposit in']],
    ['currency=eur&amount_min=30&amount_max=99.99', ['Nile payment out']],
    ['reference=tt-', ['Nile deposit in']],
    ['reference=%25', []],
    ['currency=USD', []],
    [`user_id=${newId()}`, []],
    ['currency=EUR&sort=-amount&per_page=2', ['Nile deposit in', 'Nile payment out']],
  ])('is filtered by %s', async (query, expected) => {
    expect((await rows(query)).sort()).toEqual([...expected].sort());
  });

  it.each([
    ['amount_min=1', 'currency'],
    ['sort=amount', 'currency'],
    ['currency=EUR&amount_min=1.001', 'amount_min'],
    ['from=2026-11-02&to=2026-11-01', 'to'],
  ])('is refused with %s at %s', async (query, field) => {
    const refused = await staff('GET', `/transactions?${query}`);
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.fields)).toEqual([field]);
  });

  it('sums up what the filters leave, by currency', async () => {
    const { body } = await staff('GET', `/transaction/sums?company_id=${nile}`);
    expect(body.data).toEqual([
      { currency: 'EUR', count: 3, in: euros('100.00'), out: euros('40.00'), net: euros('60.00') },
    ]);
  });

  it('is a statement whose opening, entries and closing are the ledger’s', async () => {
    const read = async (query: string) =>
      (await staff('GET', `/companies/${nile}/statement?currency=EUR&${query}`)).body;
    expect(await read('from=2026-11-01&to=2026-11-30')).toMatchObject({
      opening: euros('100.00'),
      in: euros('0.00'),
      out: euros('40.00'),
      closing: euros('60.00'),
      total: 2,
      data: [{ type: 'payment' }, { type: 'transfer' }],
    });
    expect(await read('from=2026-10-01&to=2026-11-05&page=2&per_page=1')).toMatchObject({
      opening: euros('0.00'),
      in: euros('100.00'),
      out: euros('30.00'),
      closing: euros('70.00'),
      total: 2,
      data: [{ type: 'payment' }],
    });
    expect(await read('from=2026-01-01&to=2026-01-31')).toMatchObject({
      closing: euros('0.00'),
      total: 0,
      data: [],
    });
    expect(await read('from=2025-01-01&to=2026-01-31')).toMatchObject({ fields: { to: expect.anything() } });
  });

  it('is a statement as a file, with the balances around its entries and their sums', async () => {
    const path = `/companies/${nile}/statement/export?currency=EUR`;
    const file = async (query: string) => {
      const { headers, body } = await staff('GET', `${path}&${query}`);
      expect(headers['content-disposition']).toBe('attachment; filename="statement.csv"');
      const [head, ...lines] = String(body).trim().split('\r\n');
      expect(head).toMatch(/^\uFEFF?Date,Type,Company,Direction,Amount,Currency,Balance after,/);
      return lines.map((line) => line.split(',').slice(0, 7).join(','));
    };
    // A hundred came in October; in November thirty were paid and ten moved to another company.
    expect(await file('from=2026-11-01&to=2026-11-30')).toEqual([
      '2026-11-01,Opening balance,Nile,,,EUR,100.00',
      '2026-11-05 12:00 +00:00,Payment,Nile,Debit,30.00,EUR,70.00',
      expect.stringMatching(/^2026-11-.*,Transfer,Nile,Debit,10\.00,EUR,60\.00$/),
      '2026-11-30,Total credit,Nile,Credit,0.00,EUR,',
      '2026-11-30,Total debit,Nile,Debit,40.00,EUR,',
      '2026-11-30,Closing balance,Nile,,,EUR,60.00',
    ]);
    expect(await file('from=2026-01-01&to=2026-01-31')).toEqual([
      '2026-01-01,Opening balance,Nile,,,EUR,0.00',
      '2026-01-31,Total credit,Nile,Credit,0.00,EUR,',
      '2026-01-31,Total debit,Nile,Debit,0.00,EUR,',
      '2026-01-31,Closing balance,Nile,,,EUR,0.00',
    ]);
    const reader = callerOf(api, await api.signIn({ permissions: ['show_transactions'] }));
    expect((await reader('GET', `${path}&from=2026-11-01&to=2026-11-30`)).status).toBe(403);
  });

  it('is a balance as of any instant', async () => {
    const at = async (instant?: string) => {
      const { body } = await staff('GET', `/companies/${nile}/balance${instant ? `?at=${instant}` : ''}`);
      const [{ balance, held, available, credit_limit: limit }] = body.data;
      return [balance, held, limit, available].map(({ amount }) => amount);
    };
    expect(await at('2026-09-30T00:00:00Z')).toEqual(['0.00', '0.00', '0.00', '0.00']);
    expect(await at('2026-10-01T12:00:00Z')).toEqual(['100.00', '0.00', '0.00', '100.00']);
    expect(await at('2026-10-31T00:00:00%2B02:00')).toEqual(['100.00', '40.00', '0.00', '60.00']);
    expect(await at('2026-11-05T12:00:00Z')).toEqual(['70.00', '0.00', '0.00', '70.00']);
    expect(await at()).toEqual(['60.00', '0.00', '50.00', '110.00']);
    const { body } = await staff('GET', `/companies/${nile}/balance/trend?currency=EUR&days=7`);
    expect(body.data).toHaveLength(7);
    expect(body.data.at(-1)).toEqual({ day: new Date().toISOString().slice(0, 10), balance: euros('60.00') });
  });

  it('tells a company its own side, and nobody else’s', async () => {
    const of = async (companyId: string, permissions: readonly string[] = reading) =>
      callerOf(api, await api.signIn({ type: 'company', companyId, permissions }));
    const owner = await of(delta);
    expect(await rows('', owner)).toEqual(['Delta transfer in']);
    const { body } = await owner('GET', '/transactions');
    const { body: shared } = await owner('GET', `/transactions/${body.data[0].transaction_id}`);
    expect(shared.sides).toMatchObject([
      { account: 'wallet', company: null, amount: euros('-10.00'), balance_after: null },
      {
        account: 'wallet',
        company: { name: 'Delta' },
        amount: euros('10.00'),
        balance_after: euros('10.00'),
      },
    ]);
    for (const path of [
      `/transactions/${paymentId}`,
      `/companies/${nile}/balance`,
      `/companies/${nile}/statement?currency=EUR&from=2026-11-01&to=2026-11-30`,
      `/companies/${nile}/credit-limit`,
      `/companies/${nile}/balance/trend?currency=EUR`,
      `/companies/${nile}/balance/enough?amount=1&currency=EUR`,
    ]) {
      expect([path, (await owner('GET', path)).status]).toEqual([path, 404]);
    }
    expect((await owner('GET', '/transaction/sums')).body.data).toMatchObject([
      { count: 1, net: euros('10.00') },
    ]);
    const { body: own } = await (await of(nile))('GET', `/transactions/${paymentId}`);
    expect(own.sides).toMatchObject([
      { account: 'wallet', company: { name: 'Nile' } },
      { account: 'clearing', company: null, balance_before: null, balance_after: null },
    ]);
    const booker = await of(nile, ['flights_bookings']);
    const enough = (amount: string, currency = 'EUR') =>
      booker('GET', `/companies/${nile}/balance/enough?amount=${amount}&currency=${currency}`);
    expect((await enough('110.00')).body).toEqual({ enough: true, ledger: 'whole', suspended: false });
    expect((await enough('110.01')).body).toMatchObject({ enough: false });
    // No wallet in dollars: by the rate in force, 1.25 dollars for a euro, they would be paid from the euros.
    expect(await enough('1', 'USD')).toMatchObject({ status: 422, body: { code: 'rate_missing' } });
    await setRate(api, '1.25');
    expect((await enough('137.50', 'USD')).body).toEqual({ enough: true, ledger: 'whole', suspended: false });
    expect((await enough('137.52', 'USD')).body).toMatchObject({ enough: false });
    expect((await booker('GET', `/companies/${nile}/balance`)).status).toBe(403);
  });

  it('lists holds by age; a captured one with what was taken of it', async () => {
    const { run, owner } = ledgerOf(api);
    const late = { companyId: delta, amount: euros('1.00'), owner, reference: 'LATE' };
    await run(hold, { ...late, expiresAt: noon('2026-11-01'), at: noon('2026-11-07') });
    await run(hold, { ...late, reference: 'NEW', expiresAt: new Date(Date.now() + 86_400_000) });
    const list = async (query: string) => (await staff('GET', `/wallet-holds?${query}`)).body.data;
    expect(await list('')).toMatchObject([
      { reference: 'LATE', overdue: true, state: 'open', about: { kind: 'booking', path: null } },
      { reference: 'NEW', overdue: false },
    ]);
    expect(await list('overdue=true')).toMatchObject([{ reference: 'LATE' }]);
    const headers = await api.signIn({ type: 'company', companyId: nile, permissions: reading });
    const theirs = async (query: string) =>
      (await callerOf(api, headers)('GET', `/wallet-holds?${query}`)).body;
    expect(await theirs('')).toMatchObject({ data: [], total: 0 });
    expect(await theirs(`company_id=${delta}`)).toMatchObject({ data: [], total: 0 });
    expect(await theirs('state=captured')).toMatchObject({ data: [{ reference: 'PNR123' }], total: 1 });
    expect(await list('state=captured')).toMatchObject([
      { reference: 'PNR123', amount: euros('40.00'), captured: euros('30.00'), transaction_id: paymentId },
    ]);
    // What has no moment to be over by is never late.
    await run(hold, { ...late, reference: 'ENDLESS', expiresAt: null });
    expect(await list('overdue=false')).toMatchObject([
      { reference: 'NEW', overdue: false },
      { reference: 'ENDLESS', overdue: false, expires_at: null },
    ]);
  });

  it('goes into a file, and cannot be read without permission', async () => {
    const file = await staff('GET', '/transaction/export?type=deposit');
    expect(String(file.body)).toContain('TT-100');
    const inArabic = await staff('GET', '/transaction/export?type=deposit', undefined, {
      'accept-language': 'ar',
    });
    expect(String(inArabic.body)).toMatch(
      / \d\d:\d\d \+00:00;إيداع;Nile;دائن;100\.00;EUR;100\.00;تحويل مصرفي;TT-100;/,
    );
    const nobody = callerOf(api, await api.signIn({ permissions: ['show_companies'] }));
    for (const path of [
      '/transactions',
      '/transaction/sums',
      `/transactions/${paymentId}`,
      '/wallet-holds',
      '/transaction/export',
    ]) {
      expect([path, (await nobody('GET', path)).status]).toEqual([path, 403]);
      expect([path, (await api.inject({ url: `/api/v1${path}` })).statusCode]).toEqual([path, 401]);
    }
  });
});

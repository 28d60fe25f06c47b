import { addCompany, describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import { capture } from '../ledger/payment';
import { refund } from '../ledger/refund';
import { callerOf, euros, ledgerOf, walletModules, type Caller } from '../testing/wallet-api';

const reading = ['show_transactions', 'export_transactions'];
const pricing = [...reading, 'show_markups'];
const today = new Date().toISOString().slice(0, 10);

/** 110 euros: 92 for the supplier, 10.50 for the platform, 5 for the parent company and 2.50 for a sibling company. */
describeOnDatabase('a company’s earnings from payments of others', (makeApi) => {
  let api: TestApi;
  let group: string;
  let nile: string;
  let beside: string;
  let paymentId: string;
  let refundId: string;
  let beforePaid: string;
  let asGroup: Caller;
  let asNile: Caller;
  let asBeside: Caller;
  let staff: Caller;
  let plain: Caller;
  beforeAll(async () => {
    api = await makeApi({ modules: walletModules });
    group = await addCompany(api, { name: 'Group', currency: 'EUR' });
    nile = await addCompany(api, { name: 'Nile', currency: 'EUR', parentId: group });
    beside = await addCompany(api, { name: 'Beside', currency: 'EUR' });
    const { pay, hold, run, owner } = ledgerOf(api);
    await pay(nile, euros('500.00'));
    const holdId = await hold(nile, euros('110.00'));
    beforePaid = new Date().toISOString();
    const earned = (one: string, other: string) => [
      { companyId: group, amount: euros(one) },
      { companyId: beside, amount: euros(other) },
    ];
    const split = { net: euros('92.00'), income: euros('10.50'), earnings: earned('5.00', '2.50') };
    paymentId = await run(capture, { holdId, owner, split, note: 'Window seat' });
    const back = { net: euros('46.00'), income: euros('5.25'), earnings: earned('2.50', '1.25') };
    refundId = await run(refund, { paymentId, amount: euros('55.00'), split: back });
    const of = async (companyId: string) =>
      callerOf(api, await api.signIn({ type: 'company', companyId, permissions: reading }));
    [asGroup, asNile, asBeside] = [await of(group), await of(nile), await of(beside)];
    staff = callerOf(api, await api.signIn({ permissions: pricing }));
    plain = callerOf(api, await api.signIn({ permissions: reading }));
  });

  const moved = async (caller: Caller, query = '') => {
    const { body } = await caller('GET', `/transactions?sort=created_at${query}`);
    return body.data.map((row: Record<string, { amount: string; name: string }>) =>
      [row['type'], row['account'], row['company']?.name, row['direction'], row['amount']?.amount].join(' '),
    );
  };
  const sides = async (caller: Caller, id: string) => {
    const { body } = await caller('GET', `/transactions/${id}`);
    return body.sides.map(
      (side: { account: string; company: { name: string } | null; amount: { amount: string } }) =>
        [side.account, side.company?.name ?? '–', side.amount.amount].join(' '),
    );
  };

  /** Everything that can be read about this money. */
  const paths = () => [
    '/transactions',
    '/transactions?account=earnings',
    '/transaction/sums',
    '/transaction/export',
    `/transactions/${paymentId}`,
    `/transactions/${refundId}`,
    `/companies/${nile}/balance`,
    `/companies/${nile}/statement?currency=EUR&from=${today}&to=${today}`,
    `/companies/${nile}/statement?currency=EUR&from=${today}&to=${today}&account=earnings`,
    `/companies/${nile}/statement/export?currency=EUR&from=${today}&to=${today}`,
    '/home_page_statistics',
  ];

  it('are listed, summed and shown in a statement, separate from wallets', async () => {
    expect(await moved(asGroup, '&account=earnings')).toEqual([
      'payment earnings Group in 5.00',
      'refund earnings Group out 2.50',
    ]);
    expect(await moved(asGroup)).toEqual([
      'deposit wallet Nile in 500.00',
      'payment wallet Nile out 110.00',
      'refund wallet Nile in 55.00',
    ]);
    const { body: sums } = await asGroup('GET', '/transaction/sums?account=earnings');
    expect(sums.data).toEqual([
      { currency: 'EUR', count: 2, in: euros('5.00'), out: euros('2.50'), net: euros('2.50') },
    ]);
    const period = `currency=EUR&from=${today}&to=${today}`;
    const { body: statement } = await asGroup(
      'GET',
      `/companies/${group}/statement?${period}&account=earnings`,
    );
    expect(statement).toMatchObject({
      account: 'earnings',
      opening: euros('0.00'),
      in: euros('5.00'),
      out: euros('2.50'),
      closing: euros('2.50'),
      total: 2,
    });
    const wallet = await asGroup('GET', `/companies/${group}/statement?${period}`);
    expect(wallet.body).toMatchObject({ account: 'wallet', total: 0, closing: euros('0.00') });
    const { body: file } = await asGroup('GET', '/transaction/export?account=earnings');
    expect(String(file).trim().split('\r\n')).toHaveLength(3);
  });

  it('are shown with the balance, now and in the past, to users who see the company', async () => {
    const earnings = async (caller: Caller, id: string, query = '') =>
      (await caller('GET', `/companies/${id}/balance${query}`)).body.earnings;
    expect(await earnings(asGroup, group)).toEqual([{ currency: 'EUR', balance: euros('2.50') }]);
    expect(await earnings(asGroup, group, `?at=${beforePaid}`)).toEqual([
      { currency: 'EUR', balance: euros('0.00') },
    ]);
    expect(await earnings(asNile, nile)).toEqual([]);
    expect((await asNile('GET', `/companies/${group}/balance`)).status).toBe(404);
  });

  it('show a company’s user its own side and one combined other side, and staff with prices all sides', async () => {
    expect(await sides(asNile, paymentId)).toEqual(['wallet Nile -110.00', 'clearing – 110.00']);
    expect(await sides(asNile, refundId)).toEqual(['wallet Nile 55.00', 'clearing – -55.00']);
    expect(await sides(asGroup, paymentId)).toEqual([
      'wallet Nile -110.00',
      'earnings Group 5.00',
      'clearing – 105.00',
    ]);
    expect(await sides(asBeside, paymentId)).toEqual(['earnings Beside 2.50', 'clearing – -2.50']);
    expect(await sides(staff, paymentId)).toEqual([
      'wallet Nile -110.00',
      'earnings Beside 2.50',
      'earnings Group 5.00',
      'income Nile 10.50',
      'clearing Nile 92.00',
    ]);
  });

  it('show staff without prices the platform’s parts as one, everywhere', async () => {
    expect(await sides(plain, paymentId)).toEqual([
      'wallet Nile -110.00',
      'earnings Beside 2.50',
      'earnings Group 5.00',
      'clearing – 102.50',
    ]);
    expect(await sides(plain, refundId)).toEqual([
      'wallet Nile 55.00',
      'earnings Group -2.50',
      'earnings Beside -1.25',
      'clearing – -51.25',
    ]);
    const permissions = [...reading, 'show_ledger', 'check_ledger', 'show_companies', 'add_payouts'];
    const reader = callerOf(api, await api.signIn({ permissions }));
    for (const path of [...paths(), `/transactions/${paymentId}/history`, '/ledger', '/wallet-holds']) {
      const { status, body } = await reader('GET', path);
      expect([path, status]).toEqual([path, 200]);
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      for (const secret of ['92.00', '46.00', '10.50', '5.25']) {
        expect([path, secret, text.includes(secret)]).toEqual([path, secret, false]);
      }
    }
  });

  it('hide the payer’s hold and note from the earner, and show only its own part of refunds', async () => {
    const { body: own } = await asBeside('GET', `/transactions/${paymentId}`);
    expect(own).toMatchObject({ hold: null, note: null });
    expect(own.refunds).toMatchObject([{ id: refundId, amount: euros('1.25') }]);
    const { body: paid } = await asNile('GET', `/transactions/${paymentId}`);
    expect(paid).toMatchObject({ hold: { amount: euros('110.00') }, note: 'Window seat' });
    expect(paid.refunds).toMatchObject([{ id: refundId, amount: euros('55.00') }]);
  });

  it('leave no trace of net, income and other companies’ earnings in anything a company’s user can read', async () => {
    for (const path of paths()) {
      const { status, body } = await asNile('GET', path);
      expect([path, status]).toEqual([path, 200]);
      // The seconds of a timestamp can look like an amount.
      const said = JSON.stringify(body).replace(/T[\d:.]+Z/g, '');
      expect(said).not.toMatch(/92\.00|10\.50|46\.00|5\.25|"5\.00|2\.50|1\.25/);
    }
    expect((await asNile('GET', '/home_page_statistics')).body.totalAmount).toEqual(euros('55.00'));
    expect((await staff('GET', '/home_page_statistics')).body.totalAmount).toEqual(euros('55.00'));
  });

  it('are invisible to other companies', async () => {
    const other = await addCompany(api, { name: 'Other', currency: 'EUR' });
    const stranger = callerOf(
      api,
      await api.signIn({ type: 'company', companyId: other, permissions: reading }),
    );
    expect(await moved(stranger, '&account=earnings')).toEqual([]);
    expect((await stranger('GET', `/transactions/${paymentId}`)).status).toBe(404);
  });
});

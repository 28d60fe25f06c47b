import type { SalesReport, SalesRow, SupplierAccounts } from '@traveldesk/bookings-contract';
import { givenRates } from '@traveldesk/currencies-server/testing';
import type { Sandbox } from '@traveldesk/flights-server/testing';
import { minorUnits, moneyOf } from '@traveldesk/shared-contract';
import { addCompany, describeOnDatabase } from '@traveldesk/shared-testing/server';
import { capture, hold, refund } from '@traveldesk/wallet-server';
import { euros, ledgerOf, type Caller } from '@traveldesk/wallet-server/testing';
import { startBookingsApi, startSandboxProgram, type BookingsApi } from '../testing/bookings-api.fake';
import { deskOf } from '../testing/desk.fake';
import { limitOfDay } from '../testing/limit-of-day';
import { manualInput } from '../testing/manual-desk.fake';
import { grouped, postingsOf, shown, sumOf, type Posting } from './ledger-figures.fake';

describeOnDatabase('the sales report', (makeApi) => {
  let sandbox: Sandbox;
  let bookings: BookingsApi;
  let clerk: Caller;
  let manualId: string;
  const dollars = (amount: string) => ({ amount, currency: 'USD' });

  beforeAll(async () => {
    sandbox = await startSandboxProgram();
    bookings = await startBookingsApi(makeApi, { at: sandbox.url });
    const { api, company } = bookings;
    await bookings.addRule({ percent: '7.31', refund: 'keep' });
    const desk = deskOf(bookings);
    const sold = async () => {
      const id = await desk.book('pay');
      await bookings.settled(id);
      return id;
    };
    const confirm = async (id: string, kind: 'void' | 'refund' | 'change') => {
      await desk.confirm(id, kind, await desk.quote(id, kind === 'change' ? 'change' : 'cancellation'));
      await bookings.settled(id);
    };
    await confirm(await sold(), 'void');
    await sandbox.turn({ void_hours: 0 });
    await confirm(await sold(), 'refund');
    await confirm(await sold(), 'change');
    const held = await desk.book('hold');
    await bookings.settled(held);
    await desk.pay(held);
    await bookings.settled(held);

    await limitOfDay(api, '100000.00');
    const cashier = await bookings.signedIn({
      permissions: ['add_bookings', 'show_bookings', 'issue_bookings'],
    });
    const { status, body } = await cashier(
      'POST',
      '/flights/manual-bookings',
      manualInput(company.id, { total: euros('420.00') }),
    );
    expect(status).toBe(201);
    manualId = body.data.id;

    // Two payments in dollars at two rates, and a refund; one payment earns a markup for another company.
    const { run, owner, pay } = ledgerOf(api);
    const delta = await addCompany(api, { name: 'Delta Tours', currency: 'USD' });
    await pay(delta, dollars('1000.00'));
    await givenRates(api, { quote: 'USD', rate: '1.1', valid_from: new Date(Date.now() - 86_400_000) });
    const paid = async (amount: string, net: string, income: string, earned: string) => {
      const set = { companyId: delta, amount: dollars(amount), owner, reference: null, expiresAt: null };
      const holdId = await run(hold, set);
      const earnings = [{ companyId: company.id, amount: dollars(earned) }];
      const split = { net: dollars(net), income: dollars(income), earnings };
      return run(capture, { holdId, owner, split });
    };
    const first = await paid('110.05', '90.00', '15.05', '5.00');
    await givenRates(api, { quote: 'USD', rate: '1.25' });
    await paid('50.02', '40.00', '8.02', '2.00');
    const back = { net: dollars('30.00'), income: dollars('0.00'), earnings: [] };
    await run(refund, { paymentId: first, amount: dollars('30.00'), split: back });
    clerk = await bookings.signedIn({ permissions: ['show_sales_report', 'show_markups'] });
  }, 120_000);
  afterAll(() => sandbox.stop());

  const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const days = `from=${dayIn(-1)}&to=${dayIn(1)}`;
  const report = async (query = '', who = clerk) => {
    const { status, body } = await who('GET', `/sales-report?per_page=100&${days}&${query}`);
    expect([status, body.message]).toEqual([200, undefined]);
    return body as SalesReport;
  };

  it.each([
    ['company', ({ wallet }: Posting) => wallet.company_id],
    ['supplier', ({ wallet }: Posting) => wallet.supplier_id],
    ['user', ({ wallet }: Posting) => wallet.created_by],
    ['day', ({ wallet }: Posting) => wallet.created_at.toISOString().slice(0, 10)],
    ['month', ({ wallet }: Posting) => `${wallet.created_at.toISOString().slice(0, 7)}-01`],
  ] as const)('equals the ledger by %s: sales, refunds, net, markup and margin', async (by, keyOf) => {
    const all = await postingsOf(bookings.api);
    expect(all.length).toBeGreaterThan(10);
    const groups = grouped(all, (posting) => `${keyOf(posting)} ${posting.wallet.currency}`);
    const { data, total } = await report(`by=${by}`);
    expect(total).toBe(groups.size);
    for (const row of data) {
      const found = groups.get(`${row.key} ${row.currency}`);
      expect(row).toMatchObject(shown(sumOf(found ?? []), row.currency));
    }
  });

  it('includes kept markups in the margin, and adds up each currency separately', async () => {
    const { sums } = await report();
    expect(sums.map(({ currency }) => currency)).toEqual(['EUR', 'USD']);
    const all = await postingsOf(bookings.api);
    for (const sum of sums) {
      const own = all.filter(({ wallet }) => wallet.currency === sum.currency);
      expect(sum).toMatchObject(shown(sumOf(own), sum.currency));
    }
    const [euro, dollar] = sums;
    expect(Number(euro?.margin?.amount)).toBeGreaterThan(0);
    expect(dollar).toMatchObject({
      sales: dollars('160.07'),
      refunds: dollars('30.00'),
      net: dollars('100.00'),
      markup: dollars('30.07'),
      margin: dollars('23.07'),
    });
  });

  it('has a total in the platform’s currency; each posting is converted at the rate of its time, and the sum rounded once', async () => {
    const { sums, platform_currency, total_in_platform_currency: total, without_rate } = await report();
    expect([platform_currency, without_rate]).toEqual(['EUR', []]);
    const own = sums.find(({ currency }) => currency === 'EUR');
    const others = (part: 'sales' | 'refunds' | 'net') =>
      moneyOf(minorUnits(total?.[part] ?? euros('0')) - minorUnits(own?.[part] ?? euros('0')), 'EUR');
    // 110.05 / 1.1 + 50.02 / 1.25 is 140.0614…; rounding each term would give 140.07.
    expect(others('sales')).toEqual(euros('140.06'));
    expect(others('refunds')).toEqual(euros('24.00'));
    expect(others('net')).toEqual(euros('89.82'));
  });

  it('counts the tickets of the period, and filters by company, supplier and user', async () => {
    const { db } = bookings.api.kernel;
    const tickets = await db
      .selectFrom('booking_tickets')
      .select('id')
      .where('kind', '=', 'ticket')
      .execute();
    const count = (rows: readonly SalesRow[]) => rows.reduce((sum, row) => sum + row.tickets, 0);
    expect(count((await report()).data)).toBe(tickets.length);
    const { created_by: seller } = await bookings.record(manualId);
    const own = await report(`by=supplier&user_id=${seller}`);
    expect(own.data).toMatchObject([{ key: null, name: null, tickets: 1, sales: euros('420.00') }]);
    const supplied = await report(`by=company&supplier_id=${bookings.supplier.id}`);
    expect(supplied.data).toMatchObject([{ key: bookings.company.id, name: 'Nile Travel', currency: 'EUR' }]);
    const other = await report(`company_id=${bookings.company.id}&by=month`);
    expect(other.data).toMatchObject([{ key: `${dayIn(0).slice(0, 7)}-01`, currency: 'EUR' }]);
    const before = await clerk('GET', '/sales-report?from=2025-01-01&to=2025-12-31');
    expect(before.body).toMatchObject({ data: [], total: 0, sums: [] });
  });

  it('shows the debt to each supplier: its orders less its refunds', async () => {
    const { status, body } = await clerk('GET', `/sales-report/suppliers?${days}`);
    expect(status).toBe(200);
    const { data } = body as SupplierAccounts;
    const orders = await bookings.api.kernel.db
      .selectFrom('bookings')
      .select(['state', 'order_price', 'order_ref'])
      .where('supplier_id', '=', bookings.supplier.id)
      .execute();
    const kept = orders.filter(({ state }) => state !== 'voided' && state !== 'refunded');
    expect(kept).toHaveLength(2);
    expect(data).toHaveLength(1);
    const [account] = data;
    if (!account) throw new Error('no supplier has an account');
    const { ordered, returned, owed, balance } = account;
    expect([account.supplier.id, account.currency]).toEqual([bookings.supplier.id, 'EUR']);
    expect(minorUnits(owed)).toBe(minorUnits(ordered) - minorUnits(returned));
    expect(balance).toEqual(owed);
    expect(minorUnits(returned)).toBeGreaterThan(0n);
    // In euros, as the wallets: the ledger's supplier part, without the manual booking.
    const all = (await postingsOf(bookings.api)).filter(({ wallet }) => wallet.supplier_id !== null);
    const { net } = sumOf(all);
    expect(minorUnits(owed)).toBe(net);
  });

  it('shows no net prices without show_markups, neither in the answer nor by sorting nor in the file', async () => {
    const seller = await bookings.signedIn({ permissions: ['show_sales_report'] });
    const told = JSON.stringify(await report('by=supplier', seller));
    for (const part of ['net', 'markup', 'margin']) {
      expect(told).not.toContain(`"${part}"`);
      const sorted = await seller('GET', `/sales-report?sort=-${part}`);
      expect([part, sorted.status, sorted.body.permissions]).toEqual([part, 403, ['show_markups']]);
      expect((await clerk('GET', `/sales-report?sort=-${part}`)).status).toBe(200);
      expect((await seller('GET', `/sales-report/export?sort=${part}`)).status).toBe(403);
    }
    for (const path of ['/sales-report/suppliers', '/sales-report/suppliers/export']) {
      expect([path, (await seller('GET', path)).status]).toEqual([path, 403]);
      expect([path, (await clerk('GET', path)).status]).toEqual([path, 200]);
    }
    const head = async (who: Caller) =>
      String((await who('GET', '/sales-report/export?by=user')).body).split('\r\n')[0];
    expect(await head(seller)).toBe('\ufeffUser,Currency,Tickets,Sales,Refunds');
    expect(await head(clerk)).toBe(
      '\ufeffUser,Currency,Tickets,Sales,Refunds,Net,Markup,Margin,Expected commission',
    );
  });

  it('requires its permission, refuses impossible periods, and limits a company to its own scope', async () => {
    const nobody = await bookings.signedIn({ permissions: ['show_transactions', 'show_markups'] });
    expect((await nobody('GET', '/sales-report')).status).toBe(403);
    const refused = async (query: string) => (await clerk('GET', `/sales-report?${query}`)).body.fields;
    expect(await refused('from=2026-02-01&to=2026-01-01')).toHaveProperty('to');
    expect(await refused('from=2024-01-01&to=2026-01-01')).toHaveProperty('to');
    const own = await bookings.signedIn({
      type: 'company',
      companyId: bookings.company.id,
      permissions: ['show_sales_report', 'show_markups'],
    });
    const { data, sums } = await report('', own);
    expect(data.map(({ key }) => key)).toEqual([bookings.company.id]);
    expect(JSON.stringify(sums)).not.toContain('"net"');
  });

  it('sorts amounts within each currency, and pages its groups', async () => {
    const sorted = await report('by=supplier&sort=-sales');
    expect(sorted.data.map(({ currency }) => currency)).toEqual(['EUR', 'EUR', 'USD']);
    const [one, other] = sorted.data.map(({ sales }) => Number(sales.amount));
    expect(one).toBeGreaterThan(other ?? 0);
    const { body } = await clerk('GET', `/sales-report?${days}&by=supplier&sort=-sales&per_page=1&page=2`);
    expect([body.total, body.data]).toEqual([3, [sorted.data[1]]]);
  });

  it('has no total if a currency lacks a rate, and names that currency', async () => {
    const { run, owner, pay } = ledgerOf(bookings.api);
    const kuwait = await addCompany(bookings.api, { name: 'Kuwait Tours', currency: 'KWD' });
    const dinars = (amount: string) => ({ amount, currency: 'KWD' });
    await pay(kuwait, dinars('10.000'));
    const set = { companyId: kuwait, amount: dinars('1.250'), owner, reference: null, expiresAt: null };
    await run(capture, { holdId: await run(hold, set), owner });
    const { sums, ...rest } = await report();
    expect(sums.map(({ currency }) => currency)).toEqual(['EUR', 'KWD', 'USD']);
    expect(rest).toMatchObject({ total_in_platform_currency: null, without_rate: ['KWD'] });
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import type { SalesReport, SupplierAccounts } from '@traveldesk/bookings-contract';
import {
  mockApi,
  problem,
  renderScreen,
  type MockRoutes,
  type RenderOptions,
} from '@traveldesk/shared-testing/web';
import { SalesReportPage } from './SalesReportPage';

const euro = (amount: string) => ({ amount, currency: 'EUR' });
const nile = '0198f000-0000-7000-8000-00000000c001';
const [from, to] = ['2026-11-01', '2026-11-29'];
const sales = { currency: 'EUR', tickets: 3, sales: euro('1200.50'), refunds: euro('200.00') };
const earned = {
  net: euro('900.00'),
  markup: euro('100.50'),
  margin: euro('80.25'),
  expected: euro('12.34'),
};

const report = (more: Partial<SalesReport> = {}): SalesReport => ({
  by: 'company',
  from,
  to,
  data: [
    { id: `${nile} EUR`, key: nile, name: 'Nile Travel', ...sales, ...earned },
    { id: 'none EUR', key: null, name: null, ...sales },
  ],
  total: 2,
  sums: [{ ...sales, ...earned }],
  platform_currency: 'USD',
  total_in_platform_currency: {
    ...sales,
    currency: 'USD',
    sales: { amount: '1320.55', currency: 'USD' },
  },
  without_rate: [],
  ...more,
});

const accounts: SupplierAccounts = {
  from,
  to,
  data: [
    {
      supplier: { id: '0198f000-0000-7000-8000-0000000000d1', name: 'Training Air' },
      currency: 'EUR',
      ordered: euro('900.00'),
      returned: euro('150.00'),
      owed: euro('750.00'),
      balance: euro('4750.00'),
    },
  ],
};

const fakeReport = (routes: MockRoutes = {}) =>
  mockApi({
    'GET /sales-report': ({ query: { by } }) => ({ body: report(by === 'supplier' ? { by } : {}) }),
    'GET /sales-report/suppliers': () => ({ body: accounts }),
    ...routes,
  });
const open = (options: RenderOptions = {}) =>
  renderScreen(<SalesReportPage />, {
    path: '/sales-report',
    permissions: ['show_sales_report', 'show_markups'],
    ...options,
  });
const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

describe('the sales report', () => {
  it('shows its groups, their sum, and the debts to suppliers', async () => {
    fakeReport();
    await open({ at: `/sales-report?from=${from}&to=${to}` });
    const row = within(await screen.findByRole('row', { name: /^Nile Travel/ }));
    expect(row.getByText('1,200.50')).toBeVisible();
    expect(row.getByText('80.25')).toBeVisible();
    expect(row.getByText('12.34')).toBeVisible();
    expect(screen.getByText(/^1 Nov 2026 to 29 Nov 2026, days in UTC/)).toBeVisible();
    expect(screen.getByRole('row', { name: /^Total in USD/ })).toHaveTextContent('1,320.55');
    expect(await screen.findByRole('row', { name: /^Training Air/ })).toHaveTextContent(
      'EUR900.00150.00750.004,750.00',
    );
  });

  it('takes grouping and filters from the address, and a group links to its own report', async () => {
    const api = fakeReport();
    const at = `/sales-report?by=company&from=${from}&to=${to}&sort=-sales`;
    const { user, address } = await open({ at });
    await user.click(await screen.findByRole('link', { name: 'Nile Travel' }));
    await waitFor(() => expect(address()).toContain('by=supplier'));
    const asked = new URLSearchParams(address().split('?')[1]);
    expect(Object.fromEntries(asked)).toEqual({ by: 'supplier', from, to, company_id: nile });
    const [first] = api.callsTo('GET /sales-report');
    expect(first?.query).toMatchObject({ by: 'company', from, sort: '-sales' });
    await waitFor(() =>
      expect(api.callsTo('GET /sales-report').at(-1)?.query).toMatchObject({
        by: 'supplier',
        company_id: nile,
      }),
    );
    expect(api.callsTo('GET /sales-report/suppliers').at(-1)?.query).toEqual({ from, to, company_id: nile });
    expect(await screen.findByText('Without a supplier')).toBeVisible();
  });

  it('ignores an invalid filter in the address, and says why', async () => {
    fakeReport({
      'GET /sales-report': ({ query }) =>
        query['from'] === '2026-02-31'
          ? problem(400, 'bad_request', 'The request is not valid.', { from: 'This is not a date.' })
          : { body: report() },
    });
    const { address } = await open({ at: '/sales-report?from=2026-02-31&by=company' });
    expect(
      await screen.findByText('The list is shown without the filter “From”: This is not a date.'),
    ).toBeVisible();
    await screen.findByRole('row', { name: /^Nile Travel/ });
    expect(address()).toBe('/sales-report?by=company');
  });

  it('disables the links of old rows while new ones load', async () => {
    let answerNow = () => {};
    const waiting = new Promise<void>((resolve) => {
      answerNow = resolve;
    });
    const days = { from: '2026-10-05', to: '2026-10-09' };
    const api = fakeReport();
    const { user, address } = await open();
    await screen.findByRole('link', { name: 'Nile Travel' });
    api.use({
      'GET /sales-report': async () => {
        await waiting;
        return { body: report({ ...days, by: 'supplier' }) };
      },
    });
    await user.click(screen.getByRole('link', { name: 'Nile Travel' }));
    await waitFor(() => expect(address()).toContain('by=supplier'));
    expect(screen.getByRole('row', { name: /^Nile Travel/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Nile Travel' })).not.toBeInTheDocument();
    answerNow();
    const link = await screen.findByRole('link', { name: 'Nile Travel' });
    const asked = new URLSearchParams(link.getAttribute('href')?.split('?')[1]);
    expect(Object.fromEntries(asked)).toMatchObject({ ...days, supplier_id: nile });
  });

  it('hides net figures and suppliers from users who do not see net prices', async () => {
    const api = fakeReport();
    await open({ permissions: ['show_sales_report'] });
    expect(await screen.findByRole('row', { name: /^Nile Travel/ })).toBeVisible();
    expect(heads().join()).not.toMatch(/Net|Markup|Margin|Expected/);
    expect(screen.queryByRole('heading', { name: 'Owed to suppliers' })).not.toBeInTheDocument();
    expect(api.callsTo('GET /sales-report/suppliers')).toEqual([]);
  });

  it('is exported as shown, and so are its suppliers', async () => {
    URL.createObjectURL = () => 'blob:report';
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const api = fakeReport({
      'GET /sales-report/export': () => ({ body: 'PK' }),
      'GET /sales-report/suppliers/export': () => ({ body: 'PK' }),
    });
    const { user } = await open({ at: '/sales-report?by=month&page=2' });
    const buttons = () => screen.getAllByRole('button', { name: 'Export Excel' });
    await waitFor(() => expect(buttons()).toHaveLength(2));
    for (const button of buttons()) await user.click(button);
    await waitFor(() => expect(api.callsTo('GET /sales-report/suppliers/export')).toHaveLength(1));
    expect(api.callsTo('GET /sales-report/export')[0]?.query).toEqual({ by: 'month', format: 'xlsx' });
    expect(api.callsTo('GET /sales-report/suppliers/export')[0]?.query).toEqual({ format: 'xlsx' });
    jest.restoreAllMocks();
  });

  it('explains a missing total, empty values and errors', async () => {
    const api = fakeReport({
      'GET /sales-report': () => ({
        body: report({ total_in_platform_currency: null, without_rate: ['KWD', 'EGP'] }),
      }),
      'GET /sales-report/suppliers': () => problem(503, 'calls_busy', 'Too much at the moment.'),
    });
    const { user } = await open();
    expect(await screen.findByText(/No total in USD: .* posted: KWD, EGP\./)).toBeVisible();
    expect(await screen.findByText(/What is owed to suppliers could not be loaded/)).toBeVisible();
    api.use({
      'GET /sales-report/suppliers': () => ({ body: { ...accounts, data: [] } }),
    });
    await user.click(screen.getByRole('button', { name: /Try again|Retry/ }));
    expect(await screen.findByText(/No supplier has orders until/)).toBeVisible();
  });

  it('says that there were no sales', async () => {
    fakeReport({ 'GET /sales-report': () => ({ body: report({ data: [], total: 0, sums: [] }) }) });
    await open();
    expect(await screen.findByText('Nothing was sold in this period')).toBeVisible();
  });

  it.each([
    ['en', 'Sales', 'Owed to suppliers', 'Group by'],
    ['fr', 'Ventes', 'Dû aux fournisseurs', 'Regrouper par'],
    ['ar', 'المبيعات', 'المستحق للمورّدين', 'التجميع حسب'],
  ] as const)('is shown in the reader’s language: %s', async (language, column, heading, by) => {
    fakeReport();
    await open({ language });
    expect((await screen.findAllByRole('columnheader', { name: new RegExp(column) })).length).toBeGreaterThan(
      0,
    );
    expect(screen.getByRole('heading', { name: heading })).toBeVisible();
    expect(screen.getByLabelText(by)).toBeInTheDocument();
  });
});

import { act, screen, waitFor, within } from '@testing-library/react';
import { problem, renderScreen, type RenderOptions } from '@traveldesk/shared-testing/web';
import { balance, everything, fakeWallets, movement, nile } from '../wallet.fake';
import { dayOf, periodOf } from './period';
import { StatementPage } from './StatementPage';

const route = 'GET /companies/{id}/statement';
const egp = (amount: string) => ({ amount, currency: 'EGP' });
const payment = movement({
  id: '2',
  type: 'payment',
  direction: 'out',
  amount: egp('250.00'),
  balance_after: egp('1750.00'),
  reference: 'BK-0042',
  booking: { number: 'TD-C3A4BND', traveller: 'Amal Haddad', route: 'CAI–DXB' },
});
const deposit = movement({ id: '1', balance_after: egp('2000.00') });
const later = movement({ id: '3', balance_after: egp('3250.00') });

/** 500 and 1,500 paid in, 250 spent: balance 1,750. */
function fake(total = 2) {
  return fakeWallets({
    [route]: ({ query }) => ({
      body: {
        company: nile,
        account: query['account'] ?? 'wallet',
        currency: query['currency'],
        from: query['from'],
        to: query['to'],
        opening: egp('500.00'),
        in: egp('1500.00'),
        out: egp('250.00'),
        closing: egp('1750.00'),
        data: total === 0 ? [] : query['page'] === '1' ? [deposit, payment] : [later],
        total,
      },
    }),
  });
}

const at = `/transactions/statement/${nile.id}`;
const open = (options: RenderOptions = {}) =>
  renderScreen(<StatementPage />, {
    path: '/transactions/statement/:id',
    at,
    permissions: everything,
    ...options,
  });

const sum = (label: string) =>
  within(
    screen
      .getAllByText(label)
      .map((element) => element.parentElement as HTMLElement)
      .find((parent) => parent.querySelector('dd')) as HTMLElement,
  ).getByRole('definition');

describe('a statement', () => {
  it("starts with the current month and the company's own currency", async () => {
    const api = fake();
    await open();
    await screen.findByRole('row', { name: /TT-4711/ });
    const today = new Date().toISOString().slice(0, 10);
    expect(api.callsTo(route)[0]?.query).toEqual({
      currency: 'EGP',
      from: `${today.slice(0, 8)}01`,
      to: today,
      page: '1',
      per_page: '20',
    });
  });

  it('names the invalid days and currency of its address that it ignores', async () => {
    fake();
    const { address } = await open({ at: `${at}?from=2026-02-31&currency=XXX` });
    await screen.findByRole('row', { name: /TT-4711/ });
    expect(await screen.findByText(/without the filter “From”: There is no such day\./)).toBeVisible();
    expect(screen.getByText(/^The filter “Currency” names a record/)).toBeVisible();
    expect(address()).toBe(at);
  });

  it('runs from the opening to the closing balance, with debit and credit in separate columns', async () => {
    fake();
    await open();
    const cells = (row: HTMLElement) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    const [, , , journey, debit, creditOf, balance] = cells(
      await screen.findByRole('row', { name: /BK-0042/ }),
    );
    expect(journey).toBe('Amal HaddadCAI–DXB');
    expect([debit, creditOf, balance]).toEqual(['250.00', '', '1,750.00']);
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    const figures = ['Debit (EGP)', 'Credit (EGP)', 'Balance after (EGP)'];
    expect(heads).toEqual(['Date', 'Type', 'Reference', 'Traveler', ...figures]);
    expect(sum('Opening balance')).toHaveTextContent('500.00');
    expect(sum('Closing balance')).toHaveTextContent('1,750.00');
  });

  it('has the period and currency of its address, and its bar changes them', async () => {
    const api = fake();
    const { user, address } = await open({ at: `${at}?currency=USD&from=2026-10-01&to=2026-10-31&page=3` });
    await waitFor(() =>
      expect(api.callsTo(route)[0]?.query).toMatchObject({ currency: 'USD', from: '2026-10-01', page: '3' }),
    );
    await user.click(screen.getByRole('button', { name: 'This year' }));
    const today = new Date().toISOString().slice(0, 10);
    await waitFor(() =>
      expect(address()).toBe(`${at}?currency=USD&from=${today.slice(0, 4)}-01-01&to=${today}`),
    );
  });

  it('filters entries by a reference, keeps the balances of the whole period, and prints all of it', async () => {
    const api = fake();
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user, address } = await open({ at: `${at}?from=2026-10-01&to=2026-10-31` });
    const field = await screen.findByRole('searchbox', { name: 'Reference' });
    await user.type(field, ' 999-4543403362{Enter}');
    await waitFor(() => expect(address()).toContain('reference=999-4543403362'));
    expect(await screen.findByText(/The balances are those of the whole period/)).toBeVisible();
    expect(field).toHaveFocus();
    expect(api.callsTo(route).at(-1)?.query).toMatchObject({ reference: '999-4543403362' });
    await user.click(screen.getByRole('button', { name: 'Last month' }));
    await waitFor(() => expect(address()).toContain('reference=999-4543403362'));
    await user.click(screen.getByRole('button', { name: 'Print' }));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    expect(api.callsTo(route).at(-1)?.query).not.toHaveProperty('reference');
    print.mockRestore();
  });

  it('covers the company’s earnings, in their currencies', async () => {
    const api = fake();
    const earnings = [{ currency: 'EUR', balance: { amount: '12.50', currency: 'EUR' } }];
    api.use({ 'GET /companies/{id}/balance': () => ({ body: balance({ earnings }) }) });
    await open({ at: `${at}?account=earnings` });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Statement of earnings: Nile Travel' }),
    ).toBeVisible();
    await waitFor(() =>
      expect(api.callsTo(route)[0]?.query).toMatchObject({ account: 'earnings', currency: 'EUR' }),
    );
  });

  it('refuses a period that ends before it begins, without a call', async () => {
    const api = fake();
    await open({ at: `${at}?from=2026-10-31&to=2026-10-01` });
    expect(await screen.findByText('The last day must not be before the first.')).toBeVisible();
    expect(api.callsTo(route)).toHaveLength(0);
  });

  it('shows that there were no movements, and shows errors', async () => {
    const api = fake(0);
    const { user } = await open();
    expect(await screen.findByText('No entries in this period')).toBeVisible();
    api.use({ [route]: () => problem(503, 'unavailable', 'The database is away.') });
    await user.click(screen.getByRole('button', { name: 'Last month' }));
    expect(await screen.findByText('The database is away.')).toBeVisible();
  });

  it('prints all pages, whichever page is shown', async () => {
    const api = fake();
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = await open({ at: `${at}?from=2026-10-01&to=2026-10-31` });
    await user.click(await screen.findByRole('button', { name: 'Print' }));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    expect(api.callsTo(route).at(-1)?.query).toMatchObject({ page: '1', per_page: '100' });
    const sheet = screen.getByRole('article', { hidden: true });
    expect(sheet).toHaveTextContent('1 Oct 2026 to 31 Oct 2026');
    expect(within(sheet).getAllByRole('row', { hidden: true })).toHaveLength(5);
    print.mockRestore();
  });

  it('is ready for the browser’s print menu if it has one page, and hidden on the screen', async () => {
    fake();
    await open({ language: 'ar', at: `${at}?from=2026-10-01&to=2026-10-31` });
    const sheet = await screen.findByRole('article', { hidden: true });
    expect(sheet).toHaveAttribute('hidden');
    expect(sheet.parentElement).toBe(document.body);
    expect(sheet).toHaveTextContent(/كشف حساب.*Nile.*EGP/);
    // The header, the opening balance, two entries and the closing balance.
    expect(within(sheet).getAllByRole('row', { hidden: true })).toHaveLength(5);
  });

  it('prints all its pages with the browser’s print key', async () => {
    const api = fake(3);
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = await open();
    await screen.findByRole('row', { name: /TT-4711/ });
    expect(screen.queryByRole('article', { hidden: true })).not.toBeInTheDocument();
    await user.keyboard('{Control>}p{/Control}');
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    expect(api.calls.some(({ query }) => query['per_page'] === '100')).toBe(true);
    expect(screen.getByRole('article', { hidden: true })).toBeInTheDocument();
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(screen.queryByRole('article', { hidden: true })).not.toBeInTheDocument();
    print.mockRestore();
  });

  it('offers no file to users who may not export', async () => {
    fake();
    await open({ permissions: ['show_transactions'] });
    await screen.findByRole('row', { name: /TT-4711/ });
    expect(screen.queryByRole('button', { name: 'Export CSV' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'PDF' })).not.toBeInTheDocument();
  });

  it('is saved as a PDF for its period and currency', async () => {
    const names: string[] = [];
    URL.createObjectURL = () => 'blob:statement';
    URL.revokeObjectURL = () => undefined;
    const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click');
    saved.mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    const api = fake();
    api.use({ 'GET /companies/{id}/statement/pdf': () => ({ body: '%PDF' }) });
    const { user } = await open({ at: `${at}?from=2026-10-01&to=2026-10-31` });
    await screen.findByRole('row', { name: /TT-4711/ });
    await user.click(screen.getByRole('button', { name: 'PDF' }));
    await waitFor(() => expect(names).toEqual(['statement-EGP-2026-10-01-2026-10-31.pdf']));
    const [call] = api.callsTo('GET /companies/{id}/statement/pdf');
    expect(call?.query).toEqual({ currency: 'EGP', from: '2026-10-01', to: '2026-10-31' });
    saved.mockRestore();
  });
});

describe('a period', () => {
  it.each([
    ['thisMonth', '2026-01-15', '2026-01-01', '2026-01-15'],
    ['lastMonth', '2026-01-15', '2025-12-01', '2025-12-31'],
    ['lastMonth', '2028-03-31', '2028-02-01', '2028-02-29'],
    ['thisQuarter', '2026-06-30', '2026-04-01', '2026-06-30'],
    ['thisYear', '2026-06-30', '2026-01-01', '2026-06-30'],
  ] as const)('%s on %s is from %s to %s', (name, today, from, to) => {
    expect(periodOf(name, new Date(`${today}T12:00:00Z`))).toEqual({ from, to });
  });

  it.each(['2026-02-30', '2026-1-1', 'today', '', undefined])('rejects the day %s', (text) => {
    expect(dayOf(text)).toBeUndefined();
  });
});

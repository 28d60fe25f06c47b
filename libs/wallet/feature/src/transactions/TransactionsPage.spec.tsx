import { screen, waitFor, within } from '@testing-library/react';
import { openFilters, problem, renderScreen, type RenderOptions } from '@traveldesk/shared-testing/web';
import type { MovementRow } from '@traveldesk/wallet-contract';
import { everything, fakeWallets, movement, nile, transactionId } from '../wallet.fake';
import { TransactionsPage } from './TransactionsPage';

const payment = movement({
  id: '0198f000-0000-7000-8000-00000000b002',
  type: 'payment',
  direction: 'out',
  amount: { amount: '250.00', currency: 'EGP' },
  balance_after: { amount: '4750.00', currency: 'EGP' },
  method: null,
  reference: 'BK-0042',
  author: null,
});
const egp = (amount: string) => ({ amount, currency: 'EGP' });
const sums = [{ currency: 'EGP', count: 2, in: egp('1500.00'), out: egp('250.00'), net: egp('1250.00') }];

function fake(rows: readonly MovementRow[] = [movement(), payment]) {
  return fakeWallets({
    'GET /transactions': () => ({ body: { data: rows, total: rows.length } }),
    'GET /transaction/sums': () => ({ body: { data: rows.length ? sums : [] } }),
  });
}

const open = (options: RenderOptions = {}) =>
  renderScreen(<TransactionsPage />, {
    path: '/transactions',
    permissions: everything,
    ...options,
  });

const row = (name: RegExp) => screen.findByRole('row', { name });

describe('the list of transactions', () => {
  it('drops a filter by an unknown company', async () => {
    fake().use({ 'GET /companies/{id}': () => problem(404, 'not_found', 'Not found.') });
    const { address } = await open({
      at: '/transactions?company_id=0198f000-0000-7000-8000-00000000dead&type=deposit',
    });
    await waitFor(() => expect(address()).toBe('/transactions?type=deposit'));
    await row(/Deposit/);
  });

  it('names the user of its filter', async () => {
    const id = '0198f000-0000-7000-8000-00000000a001';
    const karim = { id, name: 'Karim Adel', email: 'karim@traveldesk.example' };
    fake().use({ 'GET /users/{id}': () => ({ body: karim }) });
    await open({ at: `/transactions?user_id=${id}` });
    expect(await screen.findByText('Karim Adel')).toBeVisible();
  });

  it('drops a filter by an unknown user', async () => {
    fake().use({ 'GET /users/{id}': () => problem(404, 'not_found', 'Not found.') });
    const { address } = await open({
      at: '/transactions?user_id=0198f000-0000-7000-8000-00000000dead&type=deposit',
    });
    await waitFor(() => expect(address()).toBe('/transactions?type=deposit'));
  });

  it('shows all currencies if the address has no valid currency', async () => {
    const api = fake();
    const { address } = await open({ at: '/transactions?currency=XXX&type=deposit' });
    await waitFor(() => expect(address()).toBe('/transactions?type=deposit'));
    expect(await screen.findByText(/filter “Currency” names a record/)).toBeVisible();
    await row(/Deposit/);
    expect(api.callsTo('GET /transactions').at(-1)?.query).not.toHaveProperty('currency');
  });

  it('shows each amount, its company, its author and the balance after it', async () => {
    fake();
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Transactions List' })).toBeVisible();
    const deposit = within(await row(/Deposit/));
    expect(deposit.getByRole('link', { name: 'Deposit' })).toHaveAttribute(
      'href',
      `/transactions/view/${transactionId}`,
    );
    expect(deposit.getByRole('link', { name: 'Nile Travel' })).toHaveAttribute(
      'href',
      `/transactions/wallet/${nile.id}`,
    );
    for (const text of ['TT-4711', 'Bank transfer', 'Mona Said'])
      expect(deposit.getByText(text)).toBeVisible();
    expect(deposit.getByText(/5,000\.00/)).toBeVisible();
  });

  it('marks debit and credit by word and sign, not only by color', async () => {
    fake();
    await open();
    expect(await row(/Credit\s*EGP\s*1,500\.00/)).toBeVisible();
    expect(await row(/Debit\s*-EGP\s*250\.00/)).toBeVisible();
  });

  it('loads the totals after the rows, with the filters but without the page', async () => {
    const api = fake();
    await open({ at: '/transactions?type=deposit&sort=-created_at' });
    await row(/Deposit/);
    const totals = within(await screen.findByRole('region', { name: 'Totals of the filtered transactions' }));
    expect(await totals.findByText('2 transactions')).toBeVisible();
    expect(totals.getByText(/1,250\.00/)).toBeVisible();
    const order = api.calls.map(({ path }) => path).filter((path) => path.startsWith('/transaction'));
    expect(order).toEqual(['/transactions', '/transaction/sums']);
    expect(api.callsTo('GET /transaction/sums')[0]?.query).toEqual({ type: 'deposit' });
  });

  it('shows its rows and a message if the totals fail', async () => {
    const api = fake();
    api.use({ 'GET /transaction/sums': () => problem(503, 'unavailable', 'The database is away.') });
    const { user } = await open();
    await row(/Deposit/);
    expect(await screen.findByText('The totals could not be loaded.')).toBeVisible();
    expect(screen.queryByText('The database is away.')).not.toBeInTheDocument();
    api.use({ 'GET /transaction/sums': () => ({ body: { data: sums } }) });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('2 transactions')).toBeVisible();
    expect(document.activeElement).toContainElement(screen.getByText('2 transactions'));
    expect(document.activeElement).not.toContainElement(screen.getByRole('search'));
  });

  it('has a filter for every field in the specification', async () => {
    const api = fake();
    const filters =
      `company_id=${nile.id}&type=deposit&currency=EGP&from=2026-11-01&to=2026-11-30` +
      '&amount_min=100&amount_max=2000&reference=TT&user_id=0198f000-0000-7000-8000-00000000a001';
    api.use({ 'GET /companies/{id}': () => ({ body: { ...nile, parent: null } }) });
    await open({ at: `/transactions?${filters}` });
    await row(/Deposit/);
    expect(api.callsTo('GET /transactions')[0]?.query).toEqual({
      page: '1',
      per_page: '20',
      ...Object.fromEntries(new URLSearchParams(filters)),
    });
  });

  it('asks for a currency before it compares amounts, without a call until then', async () => {
    const api = fake();
    await open({ at: '/transactions?amount_min=100' });
    expect(await screen.findByText('Choose a currency')).toBeVisible();
    expect(api.callsTo('GET /transactions')).toHaveLength(0);
  });

  it('sorts amounts only within one currency', async () => {
    fake();
    await open();
    await row(/Deposit/);
    const amount = screen.getByRole('columnheader', { name: 'Amount' });
    expect(amount).not.toHaveClass('ant-table-column-has-sorters');
  });

  it('offers no company or user filter and no export without the permission', async () => {
    fake();
    const { user } = await open({ permissions: ['show_transactions'] });
    await row(/Deposit/);
    await openFilters(user);
    expect(screen.queryByRole('combobox', { name: 'Company' })).not.toBeInTheDocument();
    expect(screen.queryByRole('combobox', { name: 'User' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Export CSV' })).not.toBeInTheDocument();
  });

  it('explains itself before the first movement', async () => {
    const api = fake([]);
    await open();
    expect(await screen.findByText('No transactions yet')).toBeVisible();
    expect(screen.queryByRole('region', { name: /Totals/ })).not.toBeInTheDocument();
    expect(api.callsTo('GET /transaction/sums')).toHaveLength(0);
  });

  it('warns of faults in the ledger, and shows them to permitted users', async () => {
    const api = fake();
    api.use({ 'GET /ledger/state': () => ({ body: { state: 'stopped' } }) });
    await open();
    expect(await screen.findByRole('alert')).toHaveTextContent('The books do not add up');
    expect(screen.getByRole('link', { name: 'What was found' })).toHaveAttribute('href', '/ledger');
  });

  it('warns users who may not see the faults, too', async () => {
    const api = fake();
    api.use({ 'GET /ledger/state': () => ({ body: { state: 'stopped' } }) });
    await open({ permissions: ['show_transactions'] });
    expect(await screen.findByRole('alert')).toHaveTextContent('The books do not add up');
    expect(screen.queryByRole('link', { name: 'What was found' })).not.toBeInTheDocument();
  });

  it('is mirrored in Arabic, with amounts and references from left to right', async () => {
    fake();
    await open({ language: 'ar' });
    expect(await screen.findByRole('heading', { level: 1, name: 'قائمة المعاملات' })).toBeVisible();
    await waitFor(() => expect(document.documentElement).toHaveAttribute('dir', 'rtl'));
    for (const text of [/^TT-4711$/, /1,500\.00/]) {
      expect(screen.getAllByText(text)[0]?.closest('bdi')).toHaveAttribute('dir', 'ltr');
    }
  });
});

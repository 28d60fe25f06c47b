import { screen, waitFor, within } from '@testing-library/react';
import { mockApi, problem, renderScreen, type RenderOptions } from '@traveldesk/shared-testing/web';
import type { Balance, Wallet } from '@traveldesk/wallet-contract';
import { WalletPanel } from './WalletPanel';

const id = '0198f000-0000-7000-8000-00000000c001';
const route = 'GET /companies/{id}/balance';
const egp = (amount: string) => ({ amount, currency: 'EGP' });
const pay = egp('300.00');

const wallet = (changes: Partial<Wallet> = {}): Wallet => ({
  currency: 'EGP',
  own: true,
  balance: egp('5000.00'),
  credit_limit: egp('1000.00'),
  held: egp('1200.00'),
  available: egp('4800.00'),
  open_holds: 2,
  threshold: null,
  low: false,
  version: 12,
  settings_version: 3,
  ...changes,
});

function fake(
  wallets: Wallet[] = [wallet()],
  ledger: Balance['ledger'] = 'whole',
  earnings: Balance['earnings'] = [],
) {
  return mockApi({
    [route]: () => ({
      body: {
        company: { id, name: 'Nile Travel', status: 'active' },
        at: '2026-11-23T08:00:00.000Z',
        data: wallets,
        earnings,
        ledger,
      },
    }),
    'GET /companies/{id}/balance/trend': () => ({
      body: {
        data: [
          { day: '2026-11-22', balance: egp('4000.00') },
          { day: '2026-11-23', balance: egp('5000.00') },
        ],
      },
    }),
    'GET /companies/{id}/balance/enough': () => ({ body: { enough: true } }),
  });
}

const open = (options: RenderOptions = {}, props: { pay?: typeof pay } = {}) =>
  renderScreen(<WalletPanel id={id} {...props} />, {
    path: '/',
    permissions: ['show_transactions'],
    ...options,
  });
const card = () => screen.findByRole('listitem', { name: 'EGP' });
const part = async (label: string) =>
  within(within(await card()).getByText(label).parentElement as HTMLElement).getByRole('definition');

describe("a company's wallet", () => {
  it('shows the available amount, its parts, and its trend', async () => {
    fake();
    await open();
    expect(await card()).toHaveTextContent(/Available balance\s*EGP\s*4,800\.00/);
    expect(await part('Balance')).toHaveTextContent(/5,000\.00/);
    expect(await part('Credit limit')).toHaveTextContent(/1,000\.00/);
    expect(await part('Blocked amount')).toHaveTextContent(/1,200\.00/);
    expect(await part('Low-balance warning')).toHaveTextContent('None');
    expect(
      await screen.findByRole('img', {
        name: /Balance of the last 2 days: from EGP\s4,000\.00 to EGP\s5,000\.00/,
      }),
    ).toBeVisible();
  });

  it.each([
    ['en', '0.0,32.0 120.0,0.0'],
    ['ar', '120.0,32.0 0.0,0.0'],
  ] as const)('draws the trend in the reading direction of %s', async (language, points) => {
    fake();
    await open({ language });
    const trend = await screen.findByRole('img');
    expect(trend.querySelector('polyline')).toHaveAttribute('points', points);
  });

  it('links to the parts for users who may see them', async () => {
    fake();
    await open();
    expect(within(await card()).getByRole('link', { name: '2 open' })).toHaveAttribute(
      'href',
      `/wallet-holds?company_id=${id}&currency=EGP`,
    );
    expect(screen.getByRole('link', { name: 'Statement' })).toHaveAttribute(
      'href',
      `/transactions/statement/${id}`,
    );
  });

  it.each([
    ['add_deposits', 'Add Deposit', `/transactions/deposit/${id}`],
    ['adjust_wallets', 'Adjust', `/transactions/adjust/${id}`],
    ['convert_wallets', 'Convert', `/transactions/convert/${id}`],
    ['update_credit', 'Change Credit limit EGP', `/transactions/credit/${id}?currency=EGP`],
  ])('offers with %s only the permitted action: %s', async (permission, name, path) => {
    fake();
    await open({ permissions: [permission] });
    await card();
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([[name.replace('Change Credit', 'ChangeCredit'), path]]);
  });

  it.each([
    ['Low balance', wallet({ low: true, threshold: egp('6000.00') })],
    ['Nothing left to spend', wallet({ low: true, available: egp('-50.00') })],
  ])('shows its state by word, icon and color: %s', async (words, changed) => {
    fake([changed]);
    await open();
    const tag = (await screen.findByText(words)).closest('[data-color]');
    expect(tag?.querySelector('.anticon')).not.toBeNull();
  });

  it('says that the ledger has faults, with a link for users who may see them', async () => {
    fake([wallet()], 'stopped');
    await open({ permissions: ['show_transactions', 'show_ledger'] });
    expect(await screen.findByRole('alert')).toHaveTextContent('The books do not add up');
    expect(screen.getByRole('link', { name: 'What was found' })).toHaveAttribute('href', '/ledger');
  });

  it('says that the ledger could not be checked', async () => {
    fake([wallet()], 'unchecked');
    await open();
    expect(await screen.findByRole('alert')).toHaveTextContent('The books could not be checked');
  });

  it('shows the earnings by currency, with links', async () => {
    fake([wallet()], 'whole', [{ currency: 'EUR', balance: { amount: '12.50', currency: 'EUR' } }]);
    await open();
    const earned = within(await screen.findByRole('listitem', { name: 'Earnings in EUR' }));
    expect(earned.getByText(/12\.50/)).toBeVisible();
    expect(earned.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      `/transactions?account=earnings&company_id=${id}&currency=EUR`,
      `/transactions/statement/${id}?account=earnings&currency=EUR`,
    ]);
  });

  it('links to the payout of earnings for permitted users', async () => {
    const of = (amount: string, currency: string) => ({ currency, balance: { amount, currency } });
    fake([wallet()], 'whole', [of('12.50', 'EUR'), of('-3.00', 'USD')]);
    await open({ permissions: ['add_payouts'] });
    await card();
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual([`/transactions/payout/${id}?currency=EUR`]);
    expect(screen.getByRole('link', { name: 'Pay out EUR' })).toBeVisible();
  });

  it('shows no earnings if there never were any', async () => {
    fake();
    await open();
    await card();
    expect(screen.queryByRole('heading', { name: 'Earnings' })).not.toBeInTheDocument();
  });

  it('shows in its place that it could not be read', async () => {
    const api = fake();
    api.use({ [route]: () => problem(503, 'unavailable', 'The database is away.') });
    const { user } = await open();
    expect(await screen.findByText('The database is away.')).toBeVisible();
    fake();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await card()).toBeVisible();
  });
});

describe('a user who may book but not see money', () => {
  const booker = { permissions: ['flights_search'] };

  it.each([
    [true, 'Enough in the wallet'],
    [false, 'Not enough in the wallet'],
  ])('sees whether the wallet has enough: %s, without figures', async (enough, words) => {
    const api = fake();
    api.use({ 'GET /companies/{id}/balance/enough': () => ({ body: { enough } }) });
    await open(booker, { pay });
    expect(await screen.findByText(words)).toBeVisible();
    expect(document.body).not.toHaveTextContent(/\d/);
    expect(api.callsTo(route)).toHaveLength(0);
    expect(api.callsTo('GET /companies/{id}/balance/enough')[0]?.query).toEqual(pay);
  });

  it('sees nothing without a price to pay, and other users see nothing at all', async () => {
    const api = fake();
    await open(booker);
    await open({ permissions: ['show_companies'] }, { pay });
    await waitFor(() => expect(document.body).not.toHaveTextContent('wallet'));
    expect(api.calls).toEqual([]);
  });
});

import { screen, within } from '@testing-library/react';
import { problem, renderScreen, type RenderOptions } from '@traveldesk/shared-testing/web';
import { everything, fakeWallets, ledger, nile, transactionId } from '../wallet.fake';
import { LedgerPage } from './LedgerPage';

const check = 'POST /ledger/check';
const broken = ledger({
  state: 'stopped',
  found: 3,
  faults: [
    {
      fault: 'balance_differs',
      account: 'wallet',
      company: nile,
      currency: 'EGP',
      transaction_id: transactionId,
      message: 'The balance is not the sum of the entries.',
    },
  ],
});

const open = (options: RenderOptions = {}) =>
  renderScreen(<LedgerPage />, { path: '/ledger', permissions: everything, ...options });

describe('the health of the ledger', () => {
  it('shows that the ledger has no faults, when it was checked, and the sum of all wallets', async () => {
    fakeWallets();
    await open();
    expect(await screen.findByText('In order')).toBeVisible();
    expect(screen.getByText('4,812')).toBeVisible();
    const total = within(screen.getByRole('row', { name: /^EGP/ }));
    expect(total.getByText(/125,000\.00/)).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('can be checked by permitted users, and shows each fault with its place', async () => {
    const api = fakeWallets({
      [check]: () => ({ body: { message: 'The books were checked.', data: broken } }),
    });
    const { user } = await open();
    await screen.findByText('In order');
    api.use({ 'GET /ledger': () => ({ body: broken }) });
    await user.click(screen.getByRole('button', { name: 'Check now' }));
    expect(await screen.findByText('3 errors found')).toBeVisible();
    expect(screen.getByText('Stopped')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'no new amounts can be blocked, paid in or out, adjusted',
    );
    const fault = within(screen.getByRole('row', { name: /not the sum of the entries/ }));
    expect(fault.getByRole('link', { name: 'Nile Travel' })).toHaveAttribute(
      'href',
      `/transactions/wallet/${nile.id}`,
    );
    expect(fault.getAllByRole('link')[1]).toHaveAttribute('href', `/transactions/view/${transactionId}`);
    expect(screen.getByText('The first one is shown.')).toBeVisible();
  });

  it('cannot be checked by readers', async () => {
    fakeWallets();
    await open({ permissions: ['show_ledger'] });
    await screen.findByText('In order');
    expect(screen.queryByRole('button', { name: 'Check now' })).not.toBeInTheDocument();
  });

  it('shows what could not be read, and reads it again', async () => {
    const api = fakeWallets({ 'GET /ledger': () => problem(503, 'unavailable', 'The database is away.') });
    const { user } = await open();
    expect(await screen.findByText('The database is away.')).toBeVisible();
    api.use({ 'GET /ledger': () => ({ body: ledger() }) });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('In order')).toBeVisible();
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { problem, renderScreen } from '@traveldesk/shared-testing/web';
import type { Hold } from '@traveldesk/wallet-contract';
import { everything, fakeWallets, nile, transactionId } from '../wallet.fake';
import { HoldsPage } from './HoldsPage';

const hold = (changes: Partial<Hold> = {}): Hold => ({
  id: '1',
  company: nile,
  amount: { amount: '1200.00', currency: 'EGP' },
  captured: null,
  state: 'open',
  about: { kind: 'booking', id: '7', name: 'BK-0042', path: '/flights/bookings/7' },
  reference: null,
  expires_at: '2026-11-01T08:00:00.000Z',
  overdue: true,
  created_at: '2026-10-30T08:00:00.000Z',
  resolved_at: null,
  transaction_id: null,
  ...changes,
});
const captured = hold({
  id: '2',
  about: null,
  reference: 'TEST-1',
  state: 'captured',
  captured: { amount: '1000.00', currency: 'EGP' },
  overdue: false,
  transaction_id: transactionId,
});

const open = (rows: Hold[], at = '/wallet-holds') => {
  const api = fakeWallets({ 'GET /wallet-holds': () => ({ body: { data: rows, total: rows.length } }) });
  return renderScreen(<HoldsPage />, { path: '/wallet-holds', at, permissions: everything }).then(() => api);
};

describe('blocked amounts', () => {
  it('show their purpose, their start, and that they are overdue', async () => {
    await open([hold(), captured]);
    const row = within(await screen.findByRole('row', { name: /BK-0042/ }));
    expect(row.getByRole('link', { name: 'BK-0042' })).toHaveAttribute('href', '/flights/bookings/7');
    expect(row.getByText('Overdue')).toBeVisible();
    expect(row.getByText(/1,200\.00/)).toBeVisible();
    const paid = within(screen.getByRole('row', { name: /TEST-1/ }));
    expect(paid.getAllByText('Paid')[0]).toBeVisible();
    expect(paid.getByRole('link', { name: /1,000\.00/ })).toHaveAttribute(
      'href',
      `/transactions/view/${transactionId}`,
    );
  });

  it.each([
    ['company_id=0198f000-0000-7000-8000-00000000dead', 'Company'],
    ['currency=XXX', 'Currency'],
  ])('drop a filter by an unknown record (%s)', async (search, filter) => {
    const api = fakeWallets({
      'GET /wallet-holds': () => ({ body: { data: [hold()], total: 1 } }),
      'GET /companies/{id}': () => problem(404, 'not_found', 'Not found.'),
    });
    const at = `/wallet-holds?state=open&${search}`;
    const { address } = await renderScreen(<HoldsPage />, {
      path: '/wallet-holds',
      at,
      permissions: everything,
    });
    await waitFor(() => expect(address()).toBe('/wallet-holds?state=open'));
    expect(await screen.findByText(new RegExp(`filter “${filter}” names a record`))).toBeVisible();
    expect(await screen.findByRole('row', { name: /BK-0042/ })).toBeVisible();
    expect(api.callsTo('GET /wallet-holds').at(-1)?.query).not.toHaveProperty(search.split('=')[0] ?? '');
  });

  it('offer no way to end them, because only their owner may do so', async () => {
    await open([hold()]);
    await screen.findByRole('row', { name: /BK-0042/ });
    expect(screen.queryByRole('columnheader', { name: 'Actions' })).not.toBeInTheDocument();
  });

  it('are filtered from the address', async () => {
    const api = await open(
      [hold()],
      `/wallet-holds?currency=EGP&state=open&overdue=true&reference=td-c3&sort=-created_at`,
    );
    await screen.findByRole('row', { name: /BK-0042/ });
    expect(api.callsTo('GET /wallet-holds')[0]?.query).toEqual({
      page: '1',
      per_page: '20',
      sort: '-created_at',
      currency: 'EGP',
      state: 'open',
      overdue: 'true',
      reference: 'td-c3',
    });
  });

  it('explain, when the list is empty, what would block an amount', async () => {
    await open([]);
    expect(await screen.findByText('Nothing is blocked')).toBeVisible();
  });
});

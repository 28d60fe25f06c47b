import { screen, within } from '@testing-library/react';
import { problem, renderRoutes, type RenderOptions } from '@traveldesk/shared-testing/web';
import type { Transaction } from '@traveldesk/wallet-contract';
import {
  approvalId,
  everything,
  fakeWallets,
  nile,
  requested,
  transaction,
  transactionId,
} from '../wallet.fake';
import { TransactionReversePage } from './TransactionReversePage';
import { TransactionViewPage } from './TransactionViewPage';

const other = '0198f000-0000-7000-8000-00000000d002';
const at = `/transactions/view/${transactionId}`;

function fake(changes: Partial<Transaction> = {}) {
  return fakeWallets({
    'GET /transactions/{id}': () => ({ body: transaction(changes) }),
    'POST /transactions/{id}/reverse': () => requested,
  });
}

const open = (options: RenderOptions = {}) =>
  renderRoutes(
    [
      { path: '/transactions/view/:id', element: <TransactionViewPage /> },
      { path: '/transactions/reverse/:id', element: <TransactionReversePage /> },
      { path: '/error/*', element: <p>No such page</p> },
    ],
    { at, permissions: everything, ...options },
  );

const fact = (label: string) =>
  within(screen.getByText(label).parentElement as HTMLElement).getByRole('definition');
const cells = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

describe('the page of a transaction', () => {
  it('has a history tab', async () => {
    const api = fake();
    api.use({
      'GET /transactions/{id}/history': () => ({
        body: {
          data: [
            {
              id: other,
              at: '2026-11-20T08:00:00.000Z',
              actor: { id: other, name: 'Karim Adel' },
              action: 'create',
              changes: [
                { field: 'type', before: null, after: 'deposit' },
                { field: 'amount', before: null, after: '12.50 EUR' },
              ],
              address: null,
            },
          ],
          total: 1,
        },
      }),
    });
    const { user } = await open();
    await user.click(await screen.findByRole('tab', { name: 'History' }));
    const entry = await screen.findByRole('listitem');
    for (const said of ['Karim Adel', 'Deposit', '12.50']) expect(entry).toHaveTextContent(said);
  });

  it('shows its facts in the words of its type', async () => {
    fake();
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Deposit TT-4711' })).toBeVisible();
    expect(screen.getByText('Posted')).toBeVisible();
    expect(fact('Method')).toHaveTextContent('Bank transfer');
    expect(fact('Received on')).toHaveTextContent('19 Nov 2026');
    expect(fact('By')).toHaveTextContent('Mona Said');
    expect(screen.queryByText('Proof')).not.toBeInTheDocument();
  });

  it('shows both sides with their balances before and after', async () => {
    fake();
    await open();
    await screen.findByRole('heading', { level: 1, name: /Deposit/ });
    const plain = (texts: (string | null)[]) => texts.map((text) => text?.replace(/\s/g, ' '));
    expect(plain(cells(/Wallet EGP · entry 12/))).toEqual(['3,500.00', '', '1,500.00', '5,000.00']);
    expect(plain(cells(/Money received EGP · entry 7/))).toEqual(['-3,500.00', '1,500.00', '', '-5,000.00']);
    expect(screen.getByRole('link', { name: 'Nile Travel' })).toHaveAttribute(
      'href',
      `/transactions/wallet/${nile.id}`,
    );
  });

  it('links to its booking, its request and the transaction that reversed it', async () => {
    fake({
      type: 'payment',
      about: { kind: 'booking', id: other, name: 'BK-0042', path: `/flights/bookings/${other}` },
      approval_id: approvalId,
      reversed_by: { id: other, created_at: '2026-11-21T08:00:00.000Z' },
      refunds: [
        { id: other, created_at: '2026-11-22T08:00:00.000Z', amount: { amount: '40.00', currency: 'EGP' } },
      ],
      may_reverse: false,
    });
    await open();
    const links = within(await screen.findByRole('region', { name: 'Linked to' }));
    expect(links.getByRole('link', { name: 'BK-0042' })).toHaveAttribute(
      'href',
      `/flights/bookings/${other}`,
    );
    expect(links.getByRole('link', { name: 'Open the request' })).toHaveAttribute(
      'href',
      `/approvals/view/${approvalId}`,
    );
    expect(links.getByText('Reversed by')).toBeVisible();
    expect(links.getByRole('link', { name: /40\.00/ })).toHaveAttribute(
      'href',
      `/transactions/view/${other}`,
    );
    expect(screen.getByText('Reversed')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Reverse' })).not.toBeInTheDocument();
  });

  it('hides the company and the balances of the other side from a reader who may not see them', async () => {
    const [own, opposite] = transaction().sides;
    fake({
      sides: [
        own!,
        { ...opposite!, company: null, balance_before: null, balance_after: null, version: null },
      ],
    });
    await open({ permissions: ['show_transactions'] });
    await screen.findByRole('heading', { level: 1, name: /Deposit/ });
    expect(cells(/Money received/)).toEqual(['', expect.stringMatching(/1,500\.00/), '', '']);
    expect(screen.queryByRole('link', { name: 'Reverse' })).not.toBeInTheDocument();
  });

  it('requests its reversal once, with a reason, and says that a second person decides', async () => {
    const api = fake();
    const { user, address } = await open();
    await user.click(await screen.findByRole('link', { name: 'Reverse' }));
    await screen.findByRole('heading', { level: 1, name: 'Reverse a transaction' });
    const send = await screen.findByRole('button', { name: 'Request Reversal' });
    await user.click(send);
    expect(await screen.findByText('This field is required')).toBeVisible();
    expect(api.callsTo('POST /transactions/{id}/reverse')).toHaveLength(0);
    await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Booked twice by the bank');
    await user.click(send);
    expect(await screen.findByRole('heading', { name: 'Waiting for approval' })).toHaveFocus();
    const [call] = api.callsTo('POST /transactions/{id}/reverse');
    expect(call?.body).toEqual({ reason: 'Booked twice by the bank' });
    expect(call?.headers.get('idempotency-key')).toMatch(/^[\da-f]{32}$/);
    expect(screen.getByRole('link', { name: 'Open the request' })).toHaveAttribute(
      'href',
      `/approvals/view/${approvalId}`,
    );
    await user.click(screen.getByRole('link', { name: 'Back: Deposit TT-4711' }));
    await screen.findByRole('heading', { level: 1, name: 'Deposit TT-4711' });
    expect(address()).toBe(at);
  });

  it('is shown as not found if the user may not see it', async () => {
    const api = fake();
    api.use({ 'GET /transactions/{id}': () => problem(404, 'not_found', 'This was not found.') });
    await open();
    expect(await screen.findByText('No such page')).toBeVisible();
  });
});

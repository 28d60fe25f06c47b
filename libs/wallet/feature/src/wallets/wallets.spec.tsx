import { screen, waitFor, within } from '@testing-library/react';
import { problem, renderRoutes, type RenderOptions } from '@traveldesk/shared-testing/web';
import { balance, everything, fakeWallets, mona, nile, wallet } from '../wallet.fake';
import { CreditEditPage } from './CreditEditPage';
import { WalletViewPage } from './WalletViewPage';
import { WarningEditPage } from './WarningEditPage';

const page = `/transactions/wallet/${nile.id}`;
const credit = 'PUT /companies/{id}/credit-limit';
const warning = 'PUT /companies/{id}/balance/warning';

const open = (options: RenderOptions = {}) =>
  renderRoutes(
    [
      { path: '/transactions/wallet/:id', element: <WalletViewPage /> },
      { path: '/transactions/credit/:id', element: <CreditEditPage /> },
      { path: '/transactions/warning/:id', element: <WarningEditPage /> },
      { path: '/error/*', element: <p>No such page</p> },
    ],
    { at: page, permissions: everything, ...options },
  );

function fake() {
  return fakeWallets({
    'GET /transactions': () => ({ body: { data: [], total: 31 } }),
    'GET /wallet-holds': () => ({ body: { data: [], total: 1 } }),
    [credit]: () => ({ body: { message: 'Saved.', data: wallet({ settings_version: 4 }) } }),
    [warning]: () => ({ body: { message: 'Saved.', data: wallet({ settings_version: 4 }) } }),
  });
}

describe("the page of a company's wallet", () => {
  it('shows each currency, and links to its transactions and blocked amounts', async () => {
    fake();
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Wallet: Nile Travel' })).toBeVisible();
    expect(screen.getByRole('listitem', { name: 'EGP' })).toHaveTextContent(/4,800\.00/);
    expect(screen.getByRole('listitem', { name: 'USD' })).toHaveTextContent(/90\.50/);
    const related = within(screen.getByRole('region', { name: 'Related' }));
    const transactions = related.getByRole('link', { name: /^Transactions List/ });
    await waitFor(() => expect(transactions).toHaveTextContent('31'));
    expect(transactions).toHaveAttribute('href', `/transactions?company_id=${nile.id}`);
  });

  it('shows the balance at a time that is in the address', async () => {
    const api = fake();
    const at = '2026-10-31T21:00:00.000Z';
    api.use({
      'GET /companies/{id}/balance': ({ query }) => ({
        body: balance(
          query['at'] ? { data: [wallet({ balance: { amount: '70.25', currency: 'EGP' } })] } : {},
        ),
      }),
    });
    await open({ at: `${page}?tab=at&at=${at}` });
    const row = within(await screen.findByRole('row', { name: /EGP/ }));
    expect(await row.findByText('70.25')).toBeVisible();
    expect(api.callsTo('GET /companies/{id}/balance').map(({ query }) => query)).toContainEqual({ at });
  });

  it('refuses a time in the future', async () => {
    fake();
    const { user } = await open({ at: `${page}?tab=at` });
    const field = await screen.findByLabelText('As of: day');
    await user.clear(field);
    await user.type(field, '1/1/2099');
    expect(screen.getByText('This moment has not come yet.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Show' })).toBeDisabled();
  });

  it('shows the history of credit limits with reasons and authors', async () => {
    const api = fake();
    api.use({
      'GET /companies/{id}/credit-limit': () => ({
        body: {
          data: [
            {
              id: '1',
              before: { amount: '500.00', currency: 'EGP' },
              after: { amount: '1000.00', currency: 'EGP' },
              reason: 'Pays on time',
              author: mona,
              created_at: '2026-11-01T08:00:00.000Z',
            },
          ],
        },
      }),
    });
    await open({ at: `${page}?tab=limits` });
    const row = within(await screen.findByRole('row', { name: /Pays on time/ }));
    for (const text of [/500\.00/, /1,000\.00/, 'Mona Said']) expect(row.getByText(text)).toBeVisible();
  });

  it('shows a company out of sight as not found', async () => {
    const api = fake();
    api.use({ 'GET /companies/{id}/balance': () => problem(404, 'not_found', 'This was not found.') });
    await open();
    expect(await screen.findByText('No such page')).toBeVisible();
  });
});

describe('the credit limit', () => {
  const limit = (currency = 'EGP') => screen.findByRole('textbox', { name: `Credit limit in ${currency}` });
  const save = () => screen.getByRole('button', { name: 'Save' });

  it('is changed with a reason, based on the version that was read', async () => {
    const api = fake();
    const { user, address } = await open({ at: `/transactions/credit/${nile.id}?currency=EGP` });
    await waitFor(async () => expect(await limit()).toHaveValue('1000.00'));
    await user.clear(await limit());
    await user.type(await limit(), '2500');
    // 5,000.00 − 1,200.00 + 2,500.00
    expect(screen.getByText(/Available balance then:/)).toHaveTextContent(/6,300\.00/);
    await user.click(save());
    expect(await screen.findByText('This field is required')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Bank guarantee received');
    await user.click(save());
    expect(await screen.findByText('Confirm the raise.')).toBeVisible();
    expect(api.callsTo(credit)).toEqual([]);
    await user.click(screen.getByRole('checkbox', { name: /from .*1,000\.00.* to .*2,500\.00/ }));
    await user.click(save());
    await waitFor(() => expect(address()).toBe(page));
    const [call] = api.callsTo(credit);
    expect(call?.body).toEqual({
      credit_limit: { amount: '2500', currency: 'EGP' },
      reason: 'Bank guarantee received',
    });
    expect(call?.headers.get('if-match')).toBe('"3"');
  });

  it('waits for a second person after a large raise, and links to the request', async () => {
    const api = fake();
    const approval_id = '0198f000-0000-7000-8000-00000000f00b';
    api.use({ [credit]: () => ({ body: { message: 'Waits.', data: { ...wallet(), approval_id } } }) });
    const { user } = await open({ at: `/transactions/credit/${nile.id}` });
    await waitFor(async () => expect(await limit()).toHaveValue('1000.00'));
    await user.clear(await limit());
    await user.type(await limit(), '90000');
    await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'A large contract');
    await user.click(screen.getByRole('checkbox', { name: /Raise the limit/ }));
    await user.click(save());
    expect(await screen.findByRole('heading', { level: 2, name: 'Waiting for approval' })).toHaveFocus();
  });

  it('may be lower than the used credit, and explains the effect', async () => {
    const api = fake();
    // 5,000 are blocked, of 4,000 in the wallet and 1,000 of credit; without the credit 1,000 are missing.
    const used = wallet({
      balance: { amount: '4000.00', currency: 'EGP' },
      held: { amount: '5000.00', currency: 'EGP' },
    });
    api.use({ 'GET /companies/{id}/balance': () => ({ body: balance({ data: [used] }) }) });
    const { user } = await open({ at: `/transactions/credit/${nile.id}` });
    await waitFor(async () => expect(await limit()).toHaveValue('1000.00'));
    await user.clear(await limit());
    await user.type(await limit(), '0');
    expect(screen.getByText(/nothing new can be blocked or spent/)).toHaveTextContent(/-EGP\s*1,000\.00/);
  });

  it("shows another user's change beside the user’s own", async () => {
    const api = fake();
    api.use({ [credit]: () => problem(412, 'stale', 'Someone else has changed this since you opened it.') });
    const { user } = await open({ at: `/transactions/credit/${nile.id}` });
    await waitFor(async () => expect(await limit()).toHaveValue('1000.00'));
    await user.clear(await limit());
    await user.type(await limit(), '1');
    await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'A reason');
    await user.click(save());
    expect(await screen.findByRole('dialog')).toHaveTextContent('1000.00');
  });
});

describe('the low-balance warning', () => {
  const threshold = () => screen.findByRole('textbox', { name: 'Warn below, in USD' });

  it('is set in the currency of the address, and removed by clearing the field', async () => {
    const api = fake();
    const { user, go } = await open({ at: `/transactions/warning/${nile.id}?currency=USD` });
    await waitFor(async () => expect(await threshold()).toBeEnabled());
    await user.type(await threshold(), '50');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(api.callsTo(warning)).toHaveLength(1));
    expect(api.callsTo(warning)[0]?.body).toEqual({
      currency: 'USD',
      threshold: { amount: '50', currency: 'USD' },
    });
    await go(`/transactions/warning/${nile.id}?currency=USD`);
    await waitFor(async () => expect(await threshold()).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(api.callsTo(warning)).toHaveLength(2));
    expect(api.callsTo(warning)[1]?.body).toEqual({ currency: 'USD', threshold: null });
  });
});

import { screen, waitFor } from '@testing-library/react';
import { mockApi, problem, renderScreen } from '@traveldesk/shared-testing/web';
import { LedgerNotice } from './LedgerNotice';
import { WalletPanel } from './WalletPanel';

const nile = '0198f000-0000-7000-8000-00000000c001';
const pay = { amount: '120.00', currency: 'EUR' };

const fake = (state: string) =>
  mockApi({
    'GET /ledger/state': () => ({ body: { state } }),
    'GET /companies/{id}/enough': () => ({ body: { enough: true } }),
  });

describe('the notice about the ledger', () => {
  it.each(['stopped', 'unchecked'])('says that new movements are refused while it is %s', async (state) => {
    fake(state);
    await renderScreen(<LedgerNotice />, { path: '/', permissions: ['approve_deposits'] });
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('is absent while it is whole or while its state is unknown', async () => {
    const api = fake('whole');
    await renderScreen(<LedgerNotice />, { path: '/', permissions: ['approve_deposits'] });
    await waitFor(() => expect(api.callsTo('GET /ledger/state')).toHaveLength(1));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    api.use({ 'GET /ledger/state': () => problem(503, 'unavailable', 'Away.') });
    expect(screen.queryByText('Away.')).not.toBeInTheDocument();
  });

  it('is shown to users who book and see no money', async () => {
    fake('stopped');
    await renderScreen(<WalletPanel id={nile} pay={pay} />, { path: '/', permissions: ['flights_bookings'] });
    expect(await screen.findByRole('alert')).toBeVisible();
  });
});

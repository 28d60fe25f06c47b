import { screen, waitFor, within } from '@testing-library/react';
import { mockApi, problem, renderScreen } from '@traveldesk/shared-testing/web';
import type { WalletSettings, WalletSettingsInput } from '@traveldesk/wallet-contract';
import { mona } from '../wallet.fake';
import { WalletSettingsPage } from './WalletSettingsPage';

const settings: WalletSettings = {
  deposit_limit: { amount: '10000.00', currency: 'EUR' },
  credit_raise_limit: { amount: '5000.00', currency: 'EUR' },
  version: 3,
  waiting: [],
};
const changed = {
  id: '0198f000-0000-7000-8000-00000000f001',
  at: '2026-11-20T08:00:00.000Z',
  actor: mona,
  action: 'update',
  changes: [{ field: 'deposit_limit', before: 'EUR 5,000.00', after: '10000.00 EUR' }],
  address: null,
};

function fakeSettings() {
  return mockApi({
    'GET /ledger/state': () => ({ body: { state: 'whole' } }),
    'GET /wallet-settings': () => ({ body: settings }),
    'GET /wallet-settings/history': () => ({ body: { data: [changed], total: 1 } }),
    'PUT /wallet-settings': ({ body }) => ({
      body: {
        message: 'The settings were saved.',
        data: { ...(body as WalletSettingsInput), version: 4, waiting: [] },
      },
    }),
  });
}

const open = (language: 'en' | 'ar' = 'en') =>
  renderScreen(<WalletSettingsPage />, {
    path: '/wallet-settings',
    permissions: ['update_wallet_settings'],
    language,
  });
/** The form mounts again when the settings have loaded. */
const field = async (name: RegExp) => {
  await waitFor(() => expect(screen.getByRole('textbox', { name })).toBeEnabled());
  return screen.getByRole('textbox', { name });
};

describe('the settings of wallets', () => {
  it('can be changed in any digits, and show who changed them before', async () => {
    const api = fakeSettings();
    const { user, said } = await open();
    const limit = await field(/Deposit limit/);
    expect(limit).toHaveValue('10000.00');
    expect(await screen.findByText('EUR 5,000.00')).toBeVisible();
    await user.clear(limit);
    await user.type(limit, '٢٥٠٠');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(api.callsTo('PUT /wallet-settings')).toHaveLength(1));
    const [call] = api.callsTo('PUT /wallet-settings');
    expect(call?.body).toEqual({
      deposit_limit: { amount: '2500', currency: 'EUR' },
      credit_raise_limit: settings.credit_raise_limit,
      reason: '',
    });
    expect(call?.headers.get('if-match')).toBe('"3"');
    await waitFor(() => expect(said()).toBe('The settings were saved.'));
  });

  it('show a waiting change, keep the current value, and link to the request', async () => {
    const api = fakeSettings();
    const request = '0198f000-0000-7000-8000-00000000f00a';
    const waiting = [{ field: 'deposit_limit', value: 'EUR 20,000.00', approval_id: request }];
    api.use({
      'PUT /wallet-settings': () => ({ body: { message: 'Saved.', data: { ...settings, waiting } } }),
    });
    const { user } = await open();
    const limit = await field(/Deposit limit/);
    await user.clear(limit);
    await user.type(limit, '20000');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const waits = await screen.findByRole('region', { name: 'Waiting for a second person' });
    expect(waits).toHaveTextContent('Deposit limit: EUR 20,000.00');
    expect(within(waits).getByRole('link')).toHaveAttribute('href', `/approvals/view/${request}`);
    expect(limit).toHaveValue('10000.00');
  });

  it('require a reason at its field, keep the input, and send the reason', async () => {
    const api = fakeSettings();
    const why = 'Say why: a second person has to decide.';
    api.use({
      'PUT /wallet-settings': ({ body }) => {
        const { reason, ...saved } = body as WalletSettingsInput;
        if (!reason) return problem(422, 'invalid', 'Please check the marked fields.', { reason: why });
        return { body: { message: 'Saved.', data: { ...settings, ...saved, version: 4 } } };
      },
    });
    const { user, said } = await open();
    const limit = await field(/Deposit limit/);
    await user.clear(limit);
    await user.type(limit, '20000');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const reason = await field(/Reason/);
    await waitFor(() => expect(reason).toHaveAccessibleDescription(expect.stringContaining(why)));
    expect(limit).toHaveValue('20000');
    await user.type(reason, 'Deposits of the season');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(said()).toBe('Saved.'));
    expect(api.callsTo('PUT /wallet-settings').at(-1)?.body).toMatchObject({
      reason: 'Deposits of the season',
    });
    await waitFor(() => expect(reason).toHaveValue(''));
  });

  it('show an invalid limit at its field', async () => {
    const api = fakeSettings();
    const { user } = await open();
    const limit = await field(/Deposit limit/);
    await user.clear(limit);
    await user.type(limit, 'much');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/Write an amount in digits/)).toBeVisible();
    expect(api.callsTo('PUT /wallet-settings')).toEqual([]);
  });

  it('say that they could not be read', async () => {
    const api = fakeSettings();
    api.use({ 'GET /wallet-settings': () => problem(403, 'forbidden', 'You need the permission.') });
    await open();
    expect(await screen.findByText('You need the permission.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  });

  it('are shown in Arabic', async () => {
    fakeSettings();
    await open('ar');
    expect(await screen.findByRole('heading', { level: 1, name: 'إعدادات المحافظ' })).toBeVisible();
    expect(await field(/حد الإيداع/)).toHaveValue('10000.00');
  });
});

import { screen, waitFor } from '@testing-library/react';
import { problem, renderScreen } from '@traveldesk/shared-testing/web';
import { fakeCurrencies } from '../currencies.fake';
import { CurrencySettingsPage } from './CurrencySettingsPage';

const open = (language: 'en' | 'ar' = 'en') =>
  renderScreen(<CurrencySettingsPage />, {
    path: '/exchange-rates/settings',
    permissions: ['update_currency_settings'],
    language,
  });

/** The form mounts again when the settings have loaded. */
const days = async (name: RegExp) => {
  await waitFor(() => expect(screen.getByRole('spinbutton', { name })).toBeEnabled());
  return screen.getByRole('spinbutton', { name });
};

describe('the settings of currencies', () => {
  it('can be changed', async () => {
    const api = fakeCurrencies([]);
    const { user } = await open();
    const warn = await days(/Warn after/);
    expect(warn).toHaveValue('5');
    await user.clear(warn);
    await user.type(warn, '10');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/must be refused later than they are warned about/)).toBeVisible();
    await user.clear(await days(/Warn after/));
    await user.type(await days(/Warn after/), '3');
    await user.clear(await days(/Approval above/));
    await user.type(await days(/Approval above/), '1.5');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(api.callsTo('PUT /currency_settings')).toHaveLength(1));
    const [call] = api.callsTo('PUT /currency_settings');
    const days10 = { platform_currency: 'EUR', warn_after_days: 3, refuse_after_days: 10 };
    expect(call?.body).toEqual({ ...days10, share: 1.5, reason: '' });
    expect(call?.headers.get('if-match')).toBe('"3"');
  });

  it('lock the platform’s currency once money has moved', async () => {
    fakeCurrencies([], { currency_fixed: true });
    await open();
    await days(/Warn after/);
    expect(screen.getByRole('combobox', { name: /Platform’s currency/ })).toBeDisabled();
    expect(screen.getByText('Money has moved, so it can no longer be changed.')).toBeVisible();
  });

  it('say that they could not be read', async () => {
    const api = fakeCurrencies([]);
    api.use({ 'GET /currency_settings': () => problem(403, 'forbidden', 'You need the permission.') });
    await open();
    expect(await screen.findByText('You need the permission.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  });

  it('are shown in Arabic', async () => {
    fakeCurrencies([]);
    await open('ar');
    expect(await screen.findByRole('heading', { level: 1, name: 'إعدادات العملات' })).toBeVisible();
  });
});

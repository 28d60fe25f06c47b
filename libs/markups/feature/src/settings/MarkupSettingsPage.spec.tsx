import { screen, waitFor } from '@testing-library/react';
import type { MarkupSettings, MarkupSettingsInput } from '@traveldesk/markups-contract';
import { mockApi, problem, renderScreen } from '@traveldesk/shared-testing/web';
import { settings } from '../markups.fake';
import { MarkupSettingsPage } from './MarkupSettingsPage';

function fakeSettings(now: MarkupSettings = settings) {
  return mockApi({
    'GET /markup-settings': () => ({ body: now }),
    'GET /markup-settings/history': () => ({ body: { data: [], total: 0 } }),
    'PUT /markup-settings': ({ body }) => {
      const { amount_limit, ...input } = body as MarkupSettingsInput;
      const limit = { amount: amount_limit, currency: 'EUR' };
      const data = { ...input, amount_limit: limit, version: 4, waiting: [] };
      return { body: { message: 'The settings were saved.', data } };
    },
  });
}

const open = (language: 'en' | 'ar' = 'en') =>
  renderScreen(<MarkupSettingsPage />, {
    path: '/markup-settings',
    permissions: ['update_markup_settings'],
    language,
  });
/** The form mounts again when the settings have loaded. */
const field = async (name: RegExp) => {
  await waitFor(() => expect(screen.getByRole('textbox', { name })).toBeEnabled());
  return screen.getByRole('textbox', { name });
};

describe('the settings of markups', () => {
  it('can be changed with any digits', async () => {
    const api = fakeSettings();
    const { user, said } = await open();
    const percent = await field(/Percentage limit/);
    expect(percent).toHaveValue('15');
    expect(await field(/Amount limit, in EUR/)).toHaveValue('50.00');
    await user.clear(percent);
    await user.type(percent, '١٢٫٥');
    const share = await field(/Discount limit/);
    expect(share).toHaveValue('30');
    await user.clear(share);
    await user.type(share, '0');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(api.callsTo('PUT /markup-settings')).toHaveLength(1));
    const [call] = api.callsTo('PUT /markup-settings');
    const limits = { percent_limit: '12.5', amount_limit: '50', discount_share: '0' };
    expect(call?.body).toEqual({ ...limits, reason: '' });
    expect(call?.headers.get('if-match')).toBe('"3"');
    await waitFor(() => expect(said()).toBe('The settings were saved.'));
  });

  it('show an invalid limit at its field', async () => {
    const api = fakeSettings();
    const { user } = await open();
    const amount = await field(/Amount limit/);
    await user.clear(amount);
    await user.type(amount, 'much');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/Write an amount above zero in digits/)).toBeVisible();
    const share = await field(/Discount limit/);
    await user.clear(share);
    await user.type(share, '100.5');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/Write a percentage from 0 to 100/)).toBeVisible();
    expect(api.callsTo('PUT /markup-settings')).toEqual([]);
  });

  it('say that they could not be read', async () => {
    const api = fakeSettings();
    api.use({ 'GET /markup-settings': () => problem(403, 'forbidden', 'You need the permission.') });
    await open();
    expect(await screen.findByText('You need the permission.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  });

  it('are shown in Arabic', async () => {
    fakeSettings();
    await open('ar');
    expect(await screen.findByRole('heading', { level: 1, name: 'إعدادات هوامش الربح' })).toBeVisible();
    expect(await field(/حد المبلغ بعملة EUR/)).toHaveValue('50.00');
  });
});

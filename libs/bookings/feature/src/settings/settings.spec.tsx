import { fireEvent, screen, waitFor } from '@testing-library/react';
import { nile } from '@traveldesk/bookings-ui/testing';
import { mockApi, problem, renderScreen } from '@traveldesk/shared-testing/web';
import { BookingSettingsPage } from './BookingSettingsPage';
import { CompanyBookingSettings } from './CompanyBookingSettings';

const others = {
  hold_warning_minutes: 120,
  tight_connection_minutes: 60,
  house_margin_hours: 24,
  reference_hours: 48,
  refund_days: 14,
};
const settings = { document_days: 30, ...others, version: 3 };

function fakeSettings() {
  const none = () => ({ body: { data: [], total: 0 } });
  return mockApi({
    'GET /booking-settings': () => ({ body: settings }),
    'GET /booking-settings/history': none,
    'PUT /booking-settings': ({ body }) => ({
      body: { message: 'The settings were saved.', data: { ...(body as object), version: 4 } },
    }),
    'GET /companies/{id}/booking-settings': () => ({
      body: { own_access_charge: 'total', version: 0, waiting: [] },
    }),
    'GET /companies/{id}/booking-settings/history': none,
    'PUT /companies/{id}/booking-settings': ({ body }) => ({
      body: { message: 'The settings were saved.', data: { ...(body as object), version: 1, waiting: [] } },
    }),
  });
}

const open = (language: 'en' | 'ar' = 'en') =>
  renderScreen(<BookingSettingsPage />, {
    path: '/booking-settings',
    permissions: ['update_booking_settings'],
    language,
  });
const days = async () => {
  const field = () => screen.getByRole('textbox', { name: /Days that document numbers/ });
  await waitFor(() => expect(field()).toHaveValue('30'));
  return field();
};

describe('the settings of bookings', () => {
  it('can be changed with any digits', async () => {
    const api = fakeSettings();
    const { user, said } = await open();
    fireEvent.change(await days(), { target: { value: '٤٥' } });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(said()).toBe('The settings were saved.'));
    const [call] = api.callsTo('PUT /booking-settings');
    expect(call?.body).toEqual({ document_days: 45, ...others });
    expect(call?.headers.get('if-match')).toBe('"3"');
  });

  it('are refused outside their limits, at the field', async () => {
    const api = fakeSettings();
    const { user } = await open();
    const field = await days();
    fireEvent.change(field, { target: { value: '366' } });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'));
    expect(api.callsTo('PUT /booking-settings')).toEqual([]);
  });

  it('say that they could not be read', async () => {
    const api = fakeSettings();
    api.use({ 'GET /booking-settings': () => problem(403, 'forbidden', 'You need the permission.') });
    await open();
    expect(await screen.findByText('You need the permission.')).toBeVisible();
  });

  it('are shown in Arabic', async () => {
    fakeSettings();
    await open('ar');
    expect(await screen.findByRole('heading', { level: 1, name: 'إعدادات الحجوزات' })).toBeVisible();
  });
});

it('a company’s wallet pays the full price or only the markup', async () => {
  const api = fakeSettings();
  const { user } = await renderScreen(<CompanyBookingSettings id={nile.id} />, {
    path: '/settings',
    permissions: ['update_companies'],
  });
  await waitFor(() => expect(screen.getByRole('radio', { name: /whole price/ })).toBeChecked());
  await user.click(screen.getByRole('radio', { name: /only what the platform/ }));
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'It pays by itself');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(api.callsTo('PUT /companies/{id}/booking-settings')[0]?.body).toEqual({
      own_access_charge: 'markup',
      reason: 'It pays by itself',
    }),
  );
});

it('a company’s own user sees what the wallet pays, but cannot change it', async () => {
  fakeSettings();
  await renderScreen(<CompanyBookingSettings id={nile.id} />, {
    path: '/settings',
    permissions: ['update_companies'],
    user: { type: 'company' },
  });
  expect(await screen.findByText(/the whole price/)).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});

it('a company’s own user sees that the setting could not be read', async () => {
  const api = fakeSettings();
  api.use({ 'GET /companies/{id}/booking-settings': () => problem(500, 'internal', 'Not now.') });
  await renderScreen(<CompanyBookingSettings id={nile.id} />, {
    path: '/settings',
    permissions: ['update_companies'],
    user: { type: 'company' },
  });
  expect(await screen.findByText('Not now.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

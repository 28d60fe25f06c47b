import { screen, waitFor, within } from '@testing-library/react';
import type { SecurityInput, SecuritySettings } from '@traveldesk/auth-contract';
import { mockApi, problem, renderScreen } from '@traveldesk/shared-testing/web';
import { SecurityPage } from './SecurityPage';

const settings: SecuritySettings = {
  second_factor_required: false,
  permissions: [
    { key: 'update_markups', kind: 'money' },
    { key: 'add_exchange_rates', kind: 'money' },
    { key: 'add_users', kind: 'users' },
    { key: 'update_company_tokens', kind: 'tokens' },
  ],
  concerned: 12,
  without: 1,
  version: 3,
  waiting: [],
};

function fakeSecurity() {
  let current = settings;
  return mockApi({
    'GET /security_settings': () => ({ body: current }),
    'PUT /security_settings': ({ body, headers }) => {
      if (headers.get('if-match') !== `"${current.version}"`)
        return problem(412, 'stale', 'Changed meanwhile.');
      current = { ...current, ...(body as SecurityInput), version: current.version + 1 };
      return { body: { message: 'The security settings were saved.', data: current } };
    },
    'GET /security_settings/history': () => ({
      body: {
        total: 1,
        data: [
          {
            id: '1',
            at: '2026-11-21T08:00:00.000Z',
            action: 'update',
            actor: { id: '2', name: 'Mona Said' },
            address: null,
            request_id: null,
            changes: [{ field: 'second_factor_required', before: true, after: false }],
          },
        ],
      },
    }),
  });
}

const open = (language: 'en' | 'ar' = 'en') =>
  renderScreen(<SecurityPage />, { path: '/security', permissions: ['update_security'], language });

/** The permissions with their reasons, in the order of the page. */
const sensitive = () =>
  screen
    .getAllByRole('definition')
    .flatMap((reason) => [...reason.children].map(({ textContent }) => textContent))
    .filter((text) => /_/.test(text ?? ''));

describe('the security settings', () => {
  it('show what is required of whom, since when and by whom', async () => {
    fakeSecurity();
    await open();
    // The form mounts again when the settings have loaded.
    await waitFor(() =>
      expect(screen.getByRole('switch', { name: 'Require a second factor' })).toBeEnabled(),
    );
    expect(screen.getByRole('switch')).not.toBeChecked();
    expect(screen.getByText(/12 people hold such a permission/)).toBeVisible();
    expect(screen.getByText('1 of them has no second factor yet.')).toBeVisible();
    expect(screen.getByText('update_company_tokens')).toBeVisible();
    expect(sensitive()).toEqual([
      'Markups · Change update_markups',
      'Exchange rates · Add add_exchange_rates',
      'Users · Add add_users',
      'Companies · API tokens update_company_tokens',
    ]);
    expect(await screen.findByText('Mona Said')).toBeVisible();
    expect(within(screen.getByRole('list')).getByText('Off')).toBeVisible();
  });

  it('can be saved more than once', async () => {
    const api = fakeSecurity();
    const { user } = await open();
    // The form mounts again when the settings have loaded.
    await waitFor(() =>
      expect(screen.getByRole('switch', { name: 'Require a second factor' })).toBeEnabled(),
    );
    for (const on of [true, false]) {
      const calls = api.callsTo('PUT /security_settings').length;
      await user.click(screen.getByRole('switch'));
      await user.click(screen.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(api.callsTo('PUT /security_settings')).toHaveLength(calls + 1));
      await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
      expect(api.callsTo('PUT /security_settings').at(-1)?.body).toEqual({
        second_factor_required: on,
        reason: '',
      });
    }
    expect(api.callsTo('PUT /security_settings').map(({ headers }) => headers.get('if-match'))).toEqual([
      '"3"',
      '"4"',
    ]);
  });

  it('say that they could not be read', async () => {
    mockApi({
      'GET /security_settings': () => problem(403, 'forbidden', 'You need the permission update_security.'),
      'GET /security_settings/history': () => problem(403, 'forbidden', 'You need it.'),
    });
    await open();
    expect(await screen.findByText('You need the permission update_security.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  });

  it('are shown in Arabic', async () => {
    fakeSecurity();
    await open('ar');
    expect(await screen.findByRole('heading', { level: 1, name: 'الأمان' })).toBeVisible();
    expect(await screen.findByText(/12 شخصًا/)).toBeVisible();
    expect(sensitive()).toEqual([
      'هوامش الربح · التغيير update_markups',
      'أسعار الصرف · الإضافة add_exchange_rates',
      'المستخدمون · الإضافة add_users',
      'الشركات · رموز API update_company_tokens',
    ]);
    // The key still reads from left to right.
    expect(screen.getByText('add_users')).toHaveAttribute('dir', 'ltr');
  });
});

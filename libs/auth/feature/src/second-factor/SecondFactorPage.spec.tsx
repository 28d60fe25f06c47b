import { screen, waitFor, within } from '@testing-library/react';
import { mockApi, problem, renderScreen, testUser } from '@traveldesk/shared-testing/web';
import type { SecondFactor } from '@traveldesk/users-contract';
import { SecondFactorPage } from './SecondFactorPage';

const key = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const codes = Array.from({ length: 10 }, (_, index) => `7K3M-9Q2W-8E5R-000${index}`);
const none: SecondFactor = { on: false, since: null, recovery_codes_left: 0, required: false };
const on: SecondFactor = {
  on: true,
  since: '2026-11-21T08:00:00.000Z',
  recovery_codes_left: 3,
  required: false,
};

function fakeFactor(given: SecondFactor) {
  let factor = given;
  const done = (data?: object) => ({ body: { message: 'Done.', data } });
  return mockApi({
    'GET /second-factor': () => ({ body: { data: factor } }),
    'POST /second-factor': () => done({ key, uri: `otpauth://totp/Traveldesk:mona?secret=${key}` }),
    'POST /second-factor/confirm': ({ body }) => {
      if ((body as { code: string }).code !== '123456') {
        return problem(422, 'invalid', 'Please check the marked fields.', {
          code: 'This code is incorrect.',
        });
      }
      factor = { ...factor, on: true, since: on.since, recovery_codes_left: 10 };
      return done({ recovery_codes: codes, user: testUser({ permissions: ['show_users'] }) });
    },
    'POST /second-factor/recovery-codes': () => done({ recovery_codes: codes, user: testUser() }),
    'DELETE /second-factor': () => {
      factor = none;
      return done();
    },
    'POST /logout': () => done(),
  });
}

const open = (language: 'en' | 'ar' = 'en', to = '/profile') =>
  renderScreen(<SecondFactorPage />, {
    path: '/second-factor',
    at: `/second-factor?to=${encodeURIComponent(to)}`,
    permissions: [],
    language,
  });

describe('the screen of the second factor', () => {
  it('sets one up: by a QR code or a typed key, confirmed by a code, with recovery codes shown once', async () => {
    const api = fakeFactor(none);
    const { user, address } = await open();
    await user.click(await screen.findByRole('button', { name: 'Begin' }));
    expect(await screen.findByRole('img', { name: 'QR code of the key' })).toBeVisible();
    expect(screen.getByText(key.match(/.{4}/g)?.join(' ') ?? '')).toBeVisible();
    const code = screen.getByLabelText('Code from the app');
    expect(code).toHaveFocus();
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await user.type(code, '000000{Enter}');
    expect(await screen.findByText('This code is incorrect.')).toBeVisible();
    await user.clear(code);
    await user.type(code, '123456{Enter}');
    expect(await screen.findByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(codes);
    expect(JSON.parse(localStorage.getItem('permissions') ?? '[]')).toEqual(['show_users']);
    await user.click(screen.getByRole('button', { name: 'I have saved them' }));
    await waitFor(() => expect(address()).toBe('/profile'));
    expect(api.callsTo('POST /second-factor')).toHaveLength(1);
  });

  it.each([
    ['/users?page=2', '/users?page=2'],
    ['//evil.example', '/'],
    ['https://evil.example', '/'],
  ])('a forced set-up that came from %s continues to %s (SECURITY 47)', async (to, onwards) => {
    fakeFactor({ ...none, required: true });
    const { user, address } = await open('en', to);
    await user.click(await screen.findByRole('button', { name: 'Begin' }));
    await user.type(await screen.findByLabelText('Code from the app'), '123456{Enter}');
    await user.click(await screen.findByRole('button', { name: 'I have saved them' }));
    await waitFor(() => expect(address()).toBe(onwards));
  });

  it('copies the recovery codes', async () => {
    fakeFactor(on);
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'New recovery codes' }));
    await user.click(await screen.findByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('Copied')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(codes.join('\n'));
  });

  it('offers only set-up and log-out to a user who must have a second factor', async () => {
    fakeFactor({ ...none, required: true });
    const { user, address } = await open();
    expect(await screen.findByText(/Your roles require a second factor/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(address()).toBe('/login'));
  });

  it('shows how many recovery codes are left, and can be turned off after a confirmation', async () => {
    const api = fakeFactor(on);
    const { user } = await open();
    expect(await screen.findByText('3 recovery codes left.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Turn it off' }));
    const question = await screen.findByRole('dialog', { name: 'Turn the second factor off?' });
    await user.click(within(question).getByRole('button', { name: 'Turn it off' }));
    expect(await screen.findByRole('button', { name: 'Begin' })).toBeVisible();
    expect(api.callsTo('DELETE /second-factor')).toHaveLength(1);
  });

  it('cannot be turned off where it is required, but moved to another device', async () => {
    fakeFactor({ ...on, required: true });
    const { user } = await open();
    expect(await screen.findByText(/cannot be turned off/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Turn it off' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Set up another device' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText(/cannot be turned off/)).toBeVisible();
  });

  it('is shown in Arabic', async () => {
    fakeFactor(on);
    await open('ar');
    expect(await screen.findByText('بقيت 3 رموز احتياطية.')).toBeVisible();
  });
});

import { act, screen } from '@testing-library/react';
import { mockApi, problem, renderRoutes, testUser } from '@traveldesk/shared-testing/web';
import { storeUser } from '@traveldesk/shared-web';
import { ChangePasswordPage } from './ChangePasswordPage';

const routes = [
  { path: '/change-password', element: <ChangePasswordPage /> },
  { path: '/countries', element: <p>the countries</p> },
  { path: '/login', element: <p>the sign-in page</p> },
  { path: '/', element: <p>the home page</p> },
];
const present = () => screen.getByLabelText('Current password');
const next = () => screen.getByLabelText('New password');
const open = (passwordChanged: boolean, at = '/change-password') =>
  renderRoutes(routes, { at, user: { password_changed: passwordChanged } });

describe('the change-password page', () => {
  it('changes the password, keeps the session and continues', async () => {
    const api = mockApi({
      'POST /update_password': () => ({
        body: { message: 'Changed.', data: testUser({ password_changed: true }) },
      }),
    });
    const { user } = await open(false, '/change-password?to=%2Fcountries');
    expect(screen.getByRole('heading', { name: 'Choose your own password' })).toBeInTheDocument();
    expect(screen.getByText(/given to you by someone else/)).toBeInTheDocument();
    await user.type(present(), 'Traveldesk-demo-2026');
    await user.type(next(), 'nine green umbrellas{Enter}');
    expect(await screen.findByText('the countries')).toBeInTheDocument();
    expect(api.calls.map(({ body }) => body)).toEqual([
      { current_password: 'Traveldesk-demo-2026', new_password: 'nine green umbrellas' },
    ]);
    expect(localStorage.getItem('token')).toBe('test-token');
    expect(JSON.parse(localStorage.getItem('user') ?? '{}')).toMatchObject({ password_changed: true });
  });

  it('can be left by a user who chose to come; a forced user can only log out', async () => {
    mockApi({ 'POST /logout': () => ({ body: { message: 'Bye.' } }) });
    const { user, go } = await open(true);
    expect(screen.getByRole('heading', { name: 'Change your password' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('the home page')).toBeInTheDocument();
    act(() => storeUser(testUser({ password_changed: false })));
    await go('/change-password');
    await user.click(await screen.findByRole('button', { name: 'Log out' }));
    expect(await screen.findByText('the sign-in page')).toBeInTheDocument();
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('shows a wrong current password at its field and keeps the input', async () => {
    mockApi({
      'POST /update_password': () =>
        problem(422, 'invalid', 'Please check.', { current_password: 'Not your password.' }),
    });
    const { user } = await open(true);
    await user.type(present(), 'wrong');
    await user.type(next(), 'nine green umbrellas{Enter}');
    expect(await screen.findByText('Not your password.')).toBeInTheDocument();
    expect(present()).toHaveFocus();
    expect(next()).toHaveValue('nine green umbrellas');
  });

  it('refuses the user’s own name before the API does', async () => {
    const api = mockApi();
    const { user } = await open(true);
    await user.type(present(), 'x');
    await user.type(next(), 'mona said and the plums{Enter}');
    expect(await screen.findByText(/^Leave out your name/)).toBeInTheDocument();
    expect(api.calls).toEqual([]);
  });

  it('marks old and new password for password managers', async () => {
    mockApi();
    await open(true);
    expect(present()).toHaveAttribute('autocomplete', 'current-password');
    expect(next()).toHaveAttribute('autocomplete', 'new-password');
    expect(document.querySelector('input[autocomplete="username"]')).toHaveValue('mona@traveldesk.example');
  });
});

import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { mockApi, problem, renderScreen, testUser, type MockRequest } from '@traveldesk/shared-testing/web';
import { setLanguage } from '@traveldesk/shared-web';
import { LoginPage } from './LoginPage';

const sentence = 'The email address and the password do not match.';
const signedIn = (change = {}) => ({
  body: {
    message: 'Welcome!',
    data: { token: 'new-token', user: testUser({ permissions: ['show_users'], ...change }), language: 'en' },
  },
});

const email = () => screen.getByLabelText('Email address');
const password = () => screen.getByLabelText('Password');
const submit = () => screen.getByRole('button', { name: 'Sign in' });

describe('the sign-in page', () => {
  it('signs in and opens the page first requested', async () => {
    const api = mockApi({ 'POST /login': () => signedIn() });
    const { user } = await renderScreen(<LoginPage />, { path: '/login' });
    expect(screen.getByText('Welcome back to Traveldesk.')).toBeVisible();
    await user.type(email(), 'mona@traveldesk.example');
    await user.type(password(), 'plum kettle zoo{Enter}');
    expect(await screen.findByLabelText('elsewhere')).toHaveTextContent('/');
    expect(api.callsTo('POST /login').map(({ body }) => body)).toEqual([
      { email: 'mona@traveldesk.example', password: 'plum kettle zoo' },
    ]);
    expect(localStorage.getItem('token')).toBe('new-token');
    expect(JSON.parse(localStorage.getItem('user') ?? '{}')).toMatchObject({ name: 'Mona Said' });
    expect(JSON.parse(localStorage.getItem('permissions') ?? '[]')).toEqual(['show_users']);
  });

  it('shows a problem at the form, keeps the address and can be tried again', async () => {
    let answer = problem(422, 'sign_in_failed', sentence);
    mockApi({ 'POST /login': () => answer });
    const { user } = await renderScreen(<LoginPage />, { path: '/login' });
    await user.type(email(), 'mona@traveldesk.example');
    await user.type(password(), 'wrong');
    await user.click(submit());
    const alert = await screen.findByText(sentence);
    expect(alert).toHaveFocus();
    expect(alert).toHaveAttribute('role', 'alert');
    expect(email()).toHaveValue('mona@traveldesk.example');
    answer = signedIn();
    await user.type(password(), ' again');
    await user.click(submit());
    expect(await screen.findByLabelText('elsewhere')).toBeInTheDocument();
  });

  it('says that the session has ended until somebody has signed in', async () => {
    sessionStorage.setItem('session.lost', 'yes');
    mockApi({ 'POST /login': () => signedIn() });
    const { user } = await renderScreen(<LoginPage />, { path: '/login' });
    expect(screen.getByText('Your session has ended. Sign in to go on where you were.')).toBeVisible();
    expect(screen.queryByText('Welcome back to Traveldesk.')).not.toBeInTheDocument();
    await user.type(email(), 'mona@traveldesk.example');
    await user.type(password(), 'plum kettle zoo{Enter}');
    await screen.findByLabelText('elsewhere');
    expect(sessionStorage.getItem('session.lost')).toBeNull();
  });

  it('shows missing values at their fields without a call', async () => {
    const api = mockApi();
    const { user } = await renderScreen(<LoginPage />, { path: '/login' });
    await user.click(submit());
    expect(await screen.findByText('Enter your email address')).toBeInTheDocument();
    expect(screen.getByText('Enter your password')).toBeInTheDocument();
    expect(email()).toHaveAttribute('aria-invalid', 'true');
    expect(api.calls).toEqual([]);
  });

  it('shows problems of the form in the chosen language, and drops those of the API in the former language', async () => {
    mockApi({ 'POST /login': () => problem(401, 'sign_in_failed', 'They do not match.') });
    const { user } = await renderScreen(<LoginPage />, { path: '/login' });
    await user.type(email(), 'mona@traveldesk.example');
    await user.click(submit());
    await act(() => setLanguage('fr'));
    expect(await screen.findByText('Saisissez votre mot de passe')).toBeInTheDocument();
    await user.type(screen.getByLabelText('Mot de passe'), 'plum kettle zoo{Enter}');
    expect(await screen.findByText('They do not match.')).toBeInTheDocument();
    await act(() => setLanguage('en'));
    expect(screen.queryByText('They do not match.')).not.toBeInTheDocument();
    expect(email()).toHaveValue('mona@traveldesk.example');
  });

  it('sends once for several submits', async () => {
    let finish = () => {};
    const waiting = new Promise<void>((resolve) => (finish = resolve));
    const api = mockApi({ 'POST /login': (_: MockRequest) => waiting.then(() => signedIn()) });
    const { user } = await renderScreen(<LoginPage />, { path: '/login' });
    await user.type(email(), 'mona@traveldesk.example');
    await user.type(password(), 'plum kettle zoo{Enter}{Enter}{Enter}');
    await waitFor(() => expect(api.calls).toHaveLength(1));
    finish();
    await screen.findByLabelText('elsewhere');
    expect(api.calls).toHaveLength(1);
  });

  it('opens the change of an assigned password first', async () => {
    mockApi({ 'POST /login': () => signedIn({ password_changed: false }) });
    const { user } = await renderScreen(<LoginPage />, { path: '/login' });
    await user.type(email(), 'new@traveldesk.example');
    await user.type(password(), 'plum kettle zoo{Enter}');
    expect(await screen.findByLabelText('elsewhere')).toHaveTextContent('/change-password');
  });

  it('shows and hides the password, and warns of Caps Lock', async () => {
    mockApi();
    const { user } = await renderScreen(<LoginPage />, { path: '/login' });
    expect(password()).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password()).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password()).toHaveAttribute('type', 'password');
    fireEvent.keyDown(password(), { key: 'A', modifierCapsLock: true });
    expect(screen.getByText('Caps Lock is on')).toBeInTheDocument();
    fireEvent.keyUp(password(), { key: 'a' });
    expect(screen.queryByText('Caps Lock is on')).not.toBeInTheDocument();
  });

  it('works with password managers, pasting and the link for a forgotten password', async () => {
    mockApi();
    const { user } = await renderScreen(<LoginPage />, { path: '/login' });
    expect(email()).toHaveAttribute('autocomplete', 'username');
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
    await user.click(password());
    await user.paste('from a password manager');
    expect(password()).toHaveValue('from a password manager');
    await user.click(screen.getByRole('link', { name: 'Forgot password?' }));
    expect(await screen.findByLabelText('elsewhere')).toHaveTextContent('/reset-password');
  });

  it('is shown in Arabic', async () => {
    mockApi();
    await renderScreen(<LoginPage />, { path: '/login', language: 'ar' });
    expect(screen.getByRole('heading', { name: 'تسجيل الدخول' })).toBeInTheDocument();
    expect(screen.getByLabelText('البريد الإلكتروني')).toBeInTheDocument();
  });
});

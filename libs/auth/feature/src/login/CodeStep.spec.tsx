import { screen } from '@testing-library/react';
import { mockApi, problem, renderScreen, testUser } from '@traveldesk/shared-testing/web';
import { LoginPage } from './LoginPage';

const asked = {
  body: { message: 'Enter the code from your authenticator app.', data: { challenge: 'c-1' } },
};
const signedIn = (change: object = {}) => ({
  body: { message: 'Welcome!', data: { token: 'new-token', user: testUser(), language: 'en', ...change } },
});

async function atCodeStep(answer: () => ReturnType<typeof problem>) {
  const api = mockApi({ 'POST /login': () => asked, 'POST /login/code': answer });
  const rendered = await renderScreen(<LoginPage />, { path: '/login', at: '/login?to=/users' });
  await rendered.user.type(screen.getByLabelText('Email address'), 'mona@traveldesk.example');
  await rendered.user.type(screen.getByLabelText('Password'), 'plum kettle zoo{Enter}');
  expect(await screen.findByRole('heading', { name: 'Enter your code' })).toBeVisible();
  return { api, ...rendered };
}

describe('the second step of a sign-in', () => {
  it('accepts the code of the app, and opens the page first requested', async () => {
    const { api, user } = await atCodeStep(() => signedIn());
    expect(localStorage.getItem('token')).toBeNull();
    const code = screen.getByLabelText('Six-digit code');
    expect(code).toHaveFocus();
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    expect(code).toHaveAttribute('inputmode', 'numeric');
    await user.type(code, '١٢٣ ٤٥٦{Enter}');
    expect(await screen.findByLabelText('elsewhere')).toHaveTextContent('/users');
    expect(api.callsTo('POST /login/code').map(({ body }) => body)).toEqual([
      { challenge: 'c-1', code: '١٢٣ ٤٥٦' },
    ]);
    expect(localStorage.getItem('token')).toBe('new-token');
  });

  it('shows a problem at the field, and accepts another code', async () => {
    let answer = problem(422, 'invalid', 'Please check the marked fields.', {
      code: 'This code is incorrect.',
    });
    const { user } = await atCodeStep(() => answer);
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('Enter the code')).toBeVisible();
    await user.type(screen.getByLabelText('Six-digit code'), '000000{Enter}');
    expect(await screen.findByText('This code is incorrect.')).toBeVisible();
    expect(screen.getByLabelText('Six-digit code')).toHaveAttribute('aria-invalid', 'true');
    answer = signedIn();
    await user.type(screen.getByLabelText('Six-digit code'), '1{Enter}');
    expect(await screen.findByLabelText('elsewhere')).toBeInTheDocument();
  });

  it('accepts a recovery code if the phone is missing', async () => {
    const { api, user } = await atCodeStep(() => signedIn());
    await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    const code = screen.getByLabelText('Recovery code');
    expect(code).toHaveFocus();
    expect(code).toHaveAttribute('autocomplete', 'off');
    await user.type(code, '7k3m-9q2w-8e5r-4t6y{Enter}');
    expect(await screen.findByLabelText('elsewhere')).toBeInTheDocument();
    expect(api.callsTo('POST /login/code')[0]?.body).toMatchObject({ code: '7k3m-9q2w-8e5r-4t6y' });
  });

  it('starts again if it took too long', async () => {
    const { user } = await atCodeStep(() => problem(422, 'challenge_unusable', 'This took too long.'));
    await user.type(screen.getByLabelText('Six-digit code'), '123456{Enter}');
    expect(await screen.findByText('This took too long.')).toBeVisible();
    expect(screen.queryByLabelText('Six-digit code')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Back to sign-in' }));
    expect(screen.getByLabelText('Email address')).toHaveValue('mona@traveldesk.example');
  });

  it('opens the set-up of a required second factor first', async () => {
    mockApi({ 'POST /login': () => signedIn({ second_factor_missing: true }) });
    const { user } = await renderScreen(<LoginPage />, { path: '/login', at: '/login?to=/users' });
    await user.type(screen.getByLabelText('Email address'), 'mona@traveldesk.example');
    await user.type(screen.getByLabelText('Password'), 'plum kettle zoo{Enter}');
    expect(await screen.findByLabelText('elsewhere')).toHaveTextContent('/second-factor?to=/users');
  });
});

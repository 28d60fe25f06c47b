import { screen, waitFor } from '@testing-library/react';
import { mockApi, problem, renderRoutes } from '@traveldesk/shared-testing/web';
import { ResetPasswordPage } from './ResetPasswordPage';

const routes = [
  { path: '/reset-password', element: <ResetPasswordPage /> },
  { path: '/login', element: <p>the sign-in page</p> },
];
const at = '/reset-password#token=abc-DEF_123';
const newPassword = () => screen.getByLabelText('New password');

describe('asking for a link', () => {
  it('gives the same answer whether or not somebody has the address', async () => {
    const api = mockApi({ 'POST /forget-password': () => ({ body: { message: 'On its way.' } }) });
    const { user } = await renderRoutes(routes, { at: '/reset-password' });
    await user.type(screen.getByLabelText('Email address'), ' mona@traveldesk.example ');
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('If mona@traveldesk.example belongs to a user');
    expect(api.callsTo('POST /forget-password')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Use another address' }));
    expect(screen.getByLabelText('Email address')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Back to sign-in' }));
    expect(await screen.findByText('the sign-in page')).toBeInTheDocument();
  });

  it('requires a valid address', async () => {
    const api = mockApi();
    const { user } = await renderRoutes(routes, { at: '/reset-password' });
    await user.type(screen.getByLabelText('Email address'), 'mona');
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    expect(await screen.findByText('This is not an email address')).toBeInTheDocument();
    expect(api.calls).toEqual([]);
  });
});

describe('setting a password by link', () => {
  it('removes the secret from the address, sets the password and opens the sign-in', async () => {
    const api = mockApi({ 'POST /reset-password': () => ({ body: { message: 'Set.' } }) });
    const { user, address } = await renderRoutes(routes, { at });
    await waitFor(() => expect(address()).toBe('/reset-password'));
    await user.type(newPassword(), 'nine green umbrellas{Enter}');
    expect(await screen.findByText('the sign-in page')).toBeInTheDocument();
    expect(api.calls.map(({ body }) => body)).toEqual([
      { token: 'abc-DEF_123', password: 'nine green umbrellas' },
    ]);
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('shows the strength while typing, and that a password is too short', async () => {
    const api = mockApi();
    const { user } = await renderRoutes(routes, { at });
    await user.type(newPassword(), 'password');
    expect(await screen.findByText('Very easy to guess')).toBeInTheDocument();
    expect(screen.getByRole('meter', { name: 'Strength of the password' })).toHaveAttribute(
      'aria-valuenow',
      '0',
    );
    await user.click(screen.getByRole('button', { name: 'Set the password' }));
    expect(await screen.findByText('Use at least 15 characters')).toBeInTheDocument();
    await user.clear(newPassword());
    await user.type(newPassword(), 'nine green umb');
    expect(await screen.findByText('Too short so far')).toBeInTheDocument();
    await user.clear(newPassword());
    await user.type(newPassword(), 'nine green umbrellas');
    expect(await screen.findByText(/^(Strong|Very strong)$/)).toBeInTheDocument();
    expect(api.calls).toEqual([]);
  });

  it.each([
    ['umbrella seven plum umbrella', 'Repeats a word'],
    ['umbrellasevenplumumbrella', 'Repeats a word'],
    ['my traveldesk umbrella', 'Contains a word that says whose it is'],
    ['correct horse battery staple', /(Very e|E|Still too e)asy to guess/],
  ])('marks %j as weak, as the API would', async (typed, said) => {
    mockApi();
    const { user } = await renderRoutes(routes, { at });
    await user.click(newPassword());
    await user.paste(typed);
    expect(await screen.findByText(said)).toBeInTheDocument();
    expect(Number(screen.getByRole('meter').getAttribute('aria-valuenow'))).toBeLessThan(3);
  });

  it('shows a refusal of the API at the field, and focuses it', async () => {
    mockApi({
      'POST /reset-password': () =>
        problem(422, 'invalid', 'Please check.', { password: 'Easy to guess, says the API.' }),
    });
    const { user } = await renderRoutes(routes, { at });
    await user.type(newPassword(), 'nine green umbrellas{Enter}');
    expect(await screen.findByText('Easy to guess, says the API.')).toBeInTheDocument();
    expect(newPassword()).toHaveFocus();
    expect(newPassword()).toHaveValue('nine green umbrellas');
  });

  it('offers a new link if this one can no longer be used', async () => {
    mockApi({ 'POST /reset-password': () => problem(422, 'link_unusable', 'This link has been used.') });
    const { user } = await renderRoutes(routes, { at });
    await user.type(newPassword(), 'nine green umbrellas{Enter}');
    expect(await screen.findByText('This link has been used.')).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Ask for a new link' }));
    expect(await screen.findByRole('button', { name: 'Send the link' })).toBeInTheDocument();
  });
});

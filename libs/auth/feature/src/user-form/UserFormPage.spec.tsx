import { screen, waitFor } from '@testing-library/react';
import { mockApi, problem, renderRoutes } from '@traveldesk/shared-testing/web';
import { UserFormPage } from './UserFormPage';

const routes = [
  { path: '/user-form', element: <UserFormPage /> },
  { path: '/login', element: <p>the sign-in page</p> },
  { path: '/reset-password', element: <p>ask for a link</p> },
];
const at = '/user-form#token=abc-DEF_123';
const invitation = { name: 'Layla', email: 'layla@nile.example', language: 'en' };

describe('accepting an invitation', () => {
  it('sets name, language and password, and opens the sign-in', async () => {
    const api = mockApi({
      'GET /invitation': () => ({ body: { data: invitation } }),
      'POST /user-form': () => ({ body: { message: 'Ready.', data: { email: 'layla@nile.example' } } }),
    });
    const { user, address } = await renderRoutes(routes, { at });
    expect(await screen.findByLabelText('Email address')).toHaveValue('layla@nile.example');
    expect(screen.getByLabelText('Email address')).toHaveAttribute('readonly');
    await waitFor(() => expect(address()).toBe('/user-form'));
    await user.clear(screen.getByLabelText('Your name'));
    await user.type(screen.getByLabelText('Your name'), 'Layla Haddad');
    await user.click(screen.getByRole('radio', { name: 'Français' }));
    await user.type(await screen.findByLabelText('Nouveau mot de passe'), 'nine green umbrellas');
    await user.click(screen.getByRole('button', { name: 'Créer mon compte' }));
    expect(await screen.findByText('the sign-in page')).toBeInTheDocument();
    expect(api.callsTo('GET /invitation')[0]?.headers.get('x-invitation-token')).toBe('abc-DEF_123');
    expect(api.callsTo('POST /user-form').map(({ body }) => body)).toEqual([
      { token: 'abc-DEF_123', name: 'Layla Haddad', language: 'fr', password: 'nine green umbrellas' },
    ]);
  });

  it('starts in the language of the invitation', async () => {
    mockApi({ 'GET /invitation': () => ({ body: { data: { ...invitation, language: 'ar' } } }) });
    await renderRoutes(routes, { at });
    expect(await screen.findByRole('heading', { name: 'أهلًا بك في Traveldesk' })).toBeInTheDocument();
    expect(document.documentElement).toHaveAttribute('dir', 'rtl');
  });

  it('also asks the first administrator for the address', async () => {
    const api = mockApi({
      'GET /invitation': () => ({ body: { data: { name: '', email: null, language: 'en' } } }),
      'POST /user-form': () => ({ body: { message: 'Ready.', data: { email: 'boss@nile.example' } } }),
    });
    const { user } = await renderRoutes(routes, { at });
    await user.type(await screen.findByLabelText('Email address'), 'boss@nile.example');
    await user.type(screen.getByLabelText('Your name'), 'Mona Said');
    await user.type(screen.getByLabelText('New password'), 'nine green umbrellas{Enter}');
    expect(await screen.findByText('the sign-in page')).toBeInTheDocument();
    expect(api.callsTo('POST /user-form')[0]?.body).toMatchObject({ email: 'boss@nile.example' });
  });

  it.each(['/user-form', at])(
    'says at %s that there is no usable invitation, and how to get one',
    async (address) => {
      mockApi({ 'GET /invitation': () => problem(404, 'not_found', 'This was not found.') });
      const { user } = await renderRoutes(routes, { at: address });
      expect(
        await screen.findByRole('heading', { name: 'This invitation cannot be used' }),
      ).toBeInTheDocument();
      await user.click(screen.getByRole('link', { name: 'Send me a new one' }));
      expect(await screen.findByText('ask for a link')).toBeInTheDocument();
    },
  );

  it('can be tried again after a network failure', async () => {
    let down = true;
    mockApi({
      'GET /invitation': () => {
        if (down) throw new Error('no network');
        return { body: { data: invitation } };
      },
    });
    const { user } = await renderRoutes(routes, { at });
    await screen.findByRole('heading', { name: 'Your invitation could not be opened' });
    down = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('Your name')).toHaveValue('Layla');
  });

  it('shows a refusal of the API at its field', async () => {
    mockApi({
      'GET /invitation': () => ({ body: { data: invitation } }),
      'POST /user-form': () => problem(422, 'invalid', 'Please check.', { name: 'Not that name.' }),
    });
    const { user } = await renderRoutes(routes, { at });
    await user.type(await screen.findByLabelText('New password'), 'nine green umbrellas{Enter}');
    expect(await screen.findByText('Not that name.')).toBeInTheDocument();
    expect(screen.getByLabelText('Your name')).toHaveFocus();
  });
});

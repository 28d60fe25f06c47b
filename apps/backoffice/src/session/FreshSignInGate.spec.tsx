import { screen, waitFor, within } from '@testing-library/react';
import { mockApi, problem, renderScreen, type MockApi } from '@traveldesk/shared-testing/web';
import { baseApi } from '@traveldesk/shared-web';
import { useState } from 'react';
import { freshSignIn } from '../domains';
import { FreshSignInGate } from './FreshSignInGate';

jest.mock('../domains', () => ({
  ...jest.requireActual<typeof import('../domains')>('../domains'),
  freshSignIn: jest.fn(),
}));
const load = jest.mocked(freshSignIn);

let isFresh = false;
/** The question, answered by a button press. */
function FreshSignIn({ onDone }: { onDone: (confirmed: boolean) => void }) {
  const confirm = () => {
    isFresh = true;
    onDone(true);
  };
  return (
    <div role="dialog">
      <button onClick={confirm}>{'Confirm'}</button>
      <button onClick={() => onDone(false)}>{'Cancel'}</button>
    </div>
  );
}
const comes = () => Promise.resolve({ FreshSignIn, Component: FreshSignIn });
const doesNotCome = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    testRevoke: build.mutation<null, string>({
      query: (name) => ({ url: '/security_settings', method: 'PUT', body: { name } }),
    }),
  }),
});

/** A form whose request needs a fresh sign-in. */
function Page() {
  const [revoke, { isSuccess, isError, isLoading }] = api.useTestRevokeMutation();
  const [typed, setTyped] = useState('');
  return (
    <>
      <input aria-label="Name" value={typed} onChange={({ target }) => setTyped(target.value)} />
      <button onClick={() => void revoke(typed)}>{'Save'}</button>
      <output>{isLoading ? 'waits' : isSuccess ? 'saved' : isError ? 'refused' : ''}</output>
      <FreshSignInGate />
    </>
  );
}

async function save(): Promise<{ network: MockApi; user: Awaited<ReturnType<typeof renderScreen>>['user'] }> {
  isFresh = false;
  const network = mockApi({
    'PUT /security_settings': () =>
      isFresh ? { body: {} } : problem(403, 'fresh_sign_in_required', 'Please prove who you are.'),
  });
  const { user } = await renderScreen(<Page />, { path: '/security', permissions: [] });
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'typed');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  return { network, user };
}
const outcome = () => document.querySelector('output');
const dialog = () => screen.findByRole('dialog');
const prove = async (user: Awaited<ReturnType<typeof save>>['user']) =>
  user.click(within(await dialog()).getByRole('button', { name: 'Confirm' }));

describe('a request that needs a fresh sign-in', () => {
  // React logs what a boundary has caught.
  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  it('waits while the question cannot be loaded, until it is dismissed or tried again', async () => {
    load.mockImplementation(doesNotCome);
    const { network, user } = await save();
    expect(await screen.findByRole('alert')).toHaveTextContent('This part of the page could not be loaded.');
    expect(outcome()).toHaveTextContent('waits');
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(outcome()).toHaveTextContent('refused'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('alert');
    load.mockImplementation(comes);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await prove(user);
    await waitFor(() => expect(outcome()).toHaveTextContent('saved'));
    expect(network.callsTo('PUT /security_settings').map(({ body }) => body)).toEqual([
      { name: 'typed' },
      { name: 'typed' },
      { name: 'typed' },
    ]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is rejected where the question is canceled, and asks again the next time', async () => {
    load.mockImplementation(comes);
    const { network, user } = await save();
    await user.click(within(await dialog()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(outcome()).toHaveTextContent('refused'));
    expect(network.callsTo('PUT /security_settings')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await prove(user);
    await waitFor(() => expect(outcome()).toHaveTextContent('saved'));
  });
});

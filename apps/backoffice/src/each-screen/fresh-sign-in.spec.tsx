import { screen, waitFor, within } from '@testing-library/react';
import { mockApi, problem, renderScreen } from '@traveldesk/shared-testing/web';
import { baseApi } from '@traveldesk/shared-web';
import { FreshSignInGate } from '../session/FreshSignInGate';

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    testRevoke: build.mutation<null, void>({ query: () => ({ url: '/security_settings', method: 'PUT' }) }),
  }),
});

function Page() {
  const [revoke, { isSuccess }] = api.useTestRevokeMutation();
  return (
    <>
      <button onClick={() => void revoke()}>{'Save'}</button>
      <output>{isSuccess && 'saved'}</output>
      <FreshSignInGate />
    </>
  );
}

it("a request that needs a fresh sign-in waits for the sign-in library's own question, and is repeated", async () => {
  let isFresh = false;
  const network = mockApi({
    'PUT /security_settings': () =>
      isFresh ? { body: {} } : problem(403, 'fresh_sign_in_required', 'Please prove who you are.'),
    'GET /second-factor': () => ({ body: { data: { on: false, since: null, required: false } } }),
    'POST /sessions/fresh': () => {
      isFresh = true;
      return { body: { message: 'Thank you.' } };
    },
  });
  const { user } = await renderScreen(<Page />, { path: '/security', permissions: [] });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/Password/), 'plum kettle zoo');
  await user.click(dialog.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(screen.getByText('saved')).toBeVisible());
  expect(network.calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'PUT /security_settings',
    'GET /second-factor',
    'POST /sessions/fresh',
    'PUT /security_settings',
  ]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

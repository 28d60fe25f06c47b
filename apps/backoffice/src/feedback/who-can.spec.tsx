import { screen, waitFor } from '@testing-library/react';
import { mockApi, problem, renderScreen } from '@traveldesk/shared-testing/web';
import { askWhoCan, baseApi, clearToast, closeWhoCan } from '@traveldesk/shared-web';
import { ErrorState } from '@traveldesk/shared-ui';
import { act } from 'react';
import { sayWhy } from '../routing/say-why';
import { screens } from '../domains';
import { Toaster } from './Toaster';
import { WhoCan } from './WhoCan';

jest.mock('../domains', () => ({
  ...jest.requireActual<typeof import('../domains')>('../domains'),
  loadWhoCan: () => Promise.resolve({ WhoCanDialog }),
}));

/** The dialog of the users' library has its own tests. */
function WhoCanDialog({ permissions, onClose }: { permissions: readonly string[]; onClose: () => void }) {
  return (
    <div role="dialog">
      {permissions.join()}
      <button onClick={onClose}>{'Close'}</button>
    </div>
  );
}

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    testAdd: build.mutation<null, void>({ query: () => ({ url: '/users', method: 'POST', body: {} }) }),
  }),
});

function Page({ children }: { children?: React.ReactNode }) {
  const [add] = api.useTestAddMutation();
  return (
    <>
      <button onClick={() => void add()}>{'Add'}</button>
      {children}
      <Toaster />
      <WhoCan />
    </>
  );
}

const refusal = {
  ...problem(403, 'forbidden', 'You need the permission add_users to do this.'),
};
const forbidden = () => ({ ...refusal, body: { ...(refusal.body as object), permissions: ['add_users'] } });
const dialog = () => screen.findByRole('dialog');

describe('who can do this', () => {
  afterEach(() =>
    act(() => {
      clearToast();
      closeWhoCan();
    }),
  );

  it('is shown from the toast of a rejected action', async () => {
    mockApi({ 'POST /users': forbidden });
    const { user } = await renderScreen(<Page />, { path: '/users', permissions: [] });
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText('You need the permission add_users to do this.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Who can do this?' }));
    expect(await dialog()).toHaveTextContent('add_users');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('is offered by no other toast', async () => {
    mockApi({ 'POST /users': () => problem(422, 'invalid', 'Please check the marked fields.') });
    const { user } = await renderScreen(<Page />, { path: '/users', permissions: [] });
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText('Please check the marked fields.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Who can do this?' })).not.toBeInTheDocument();
  });

  it('is offered where a list could not be loaded because of a missing permission', async () => {
    mockApi();
    const error = { status: 403, message: 'Refused', problem: forbidden().body };
    const { user } = await renderScreen(
      <Page>
        <ErrorState error={error} />
      </Page>,
      { path: '/users', permissions: [], language: 'ar' },
    );
    await user.click(screen.getByRole('button', { name: 'من يستطيع ذلك؟' }));
    expect(await dialog()).toHaveTextContent('add_users');
  });

  it('is offered where the guard redirected a user home, and names the screen', async () => {
    mockApi();
    const { user } = await renderScreen(<Page />, { path: '/', permissions: [] });
    const countries = screens.find(({ name }) => name === 'countries');
    if (!countries) throw new Error('no countries');
    act(() => sayWhy(countries));
    const said = 'You may not open “Countries”: you lack the permission \u2068update_countries\u2069.';
    expect(await screen.findByText(said)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Who can do this?' }));
    expect(await dialog()).toHaveTextContent('update_countries');
  });

  it('can be requested by any screen', async () => {
    mockApi();
    await renderScreen(<Page />, { path: '/', permissions: [] });
    act(() => askWhoCan(['show_users', 'update_users']));
    expect(await dialog()).toHaveTextContent('show_users,update_users');
  });
});

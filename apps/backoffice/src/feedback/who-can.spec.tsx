import { screen, waitFor, within } from '@testing-library/react';
import { mockApi, problem, renderScreen } from '@traveldesk/shared-testing/web';
import { askWhoCan, baseApi, clearToast, closeWhoCan } from '@traveldesk/shared-web';
import { ErrorState } from '@traveldesk/shared-ui';
import { act } from 'react';
import { sayWhy } from '../routing/say-why';
import { screens } from '../domains';
import { Toaster } from './Toaster';
import { WhoCan } from './WhoCan';

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
const roles = (...names: string[]) => ({ 'GET /who_can': () => ({ body: { data: { roles: names } } }) });

describe('who can do this', () => {
  afterEach(() =>
    act(() => {
      clearToast();
      closeWhoCan();
    }),
  );

  it('is answered from the toast of a refusal: the permission in words, and who has it', async () => {
    const network = mockApi({ 'POST /users': forbidden, ...roles('Administrator', 'Desk') });
    const { user } = await renderScreen(<Page />, { path: '/users', permissions: [] });
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText('You need the permission add_users to do this.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Who can do this?' }));
    const dialog = await screen.findByRole('dialog', { name: 'Who can do this?' });
    expect(await within(dialog).findByText('Desk')).toBeVisible();
    expect(within(dialog).getByText('Administrator')).toBeVisible();
    expect(within(dialog).getByText(/Users · Add/)).toHaveTextContent('add_users');
    expect(network.callsTo('GET /who_can')[0]?.query).toEqual({ permission: 'add_users' });
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('is offered by no other toast', async () => {
    mockApi({ 'POST /users': () => problem(422, 'invalid', 'Please check the marked fields.') });
    const { user } = await renderScreen(<Page />, { path: '/users', permissions: [] });
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText('Please check the marked fields.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Who can do this?' })).not.toBeInTheDocument();
  });

  it('is offered where a list could not be loaded for lack of a permission', async () => {
    mockApi(roles());
    const error = { status: 403, message: 'Refused', problem: forbidden().body };
    const { user } = await renderScreen(
      <Page>
        <ErrorState error={error} />
      </Page>,
      { path: '/users', permissions: [], language: 'ar' },
    );
    await user.click(screen.getByRole('button', { name: 'من يستطيع ذلك؟' }));
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText(/لا أحد في شركتك/)).toBeVisible();
  });

  it('is offered where the guard sent somebody home, and says from which screen', async () => {
    mockApi(roles('Geographer'));
    const { user } = await renderScreen(<Page />, { path: '/', permissions: [] });
    const countries = screens.find(({ name }) => name === 'countries');
    if (!countries) throw new Error('no countries');
    act(() => sayWhy(countries));
    const said = 'You may not open “Countries”: you lack the permission \u2068update_countries\u2069.';
    expect(await screen.findByText(said)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Who can do this?' }));
    expect(await screen.findByText('Geographer')).toBeVisible();
  });

  it('may be about any one of several permissions, and says so when it cannot be told', async () => {
    mockApi({ 'GET /who_can': () => problem(503, 'unavailable', 'Please try again in a moment.') });
    await renderScreen(<Page />, { path: '/', permissions: [] });
    act(() => askWhoCan(['show_users', 'update_users']));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('It takes one of these permissions:')).toBeVisible();
    expect(await within(dialog).findByText('Please try again in a moment.')).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

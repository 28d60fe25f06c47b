import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { answerQuestions, renderRoutes, type MockAnswer, type MockApi } from '@traveldesk/shared-testing/web';
import { beginPage } from '@traveldesk/shared-web';
import { company, fakeCompanies } from '../companies/companies.fake';
import { SettingsPage } from './SettingsPage';

const nile = company(1);
const at = `/settings?tab=tokens&company=${nile.id}`;
const made = {
  id: '0198f000-0000-4000-8000-0000000000f1',
  name: 'Shop',
  prefix: 'tdc_a1b2c3',
  scopes: ['flights_search'],
  state: 'active',
  created_by: 'Mona Said',
  created_at: '2026-11-01T08:00:00.000Z',
  expires_at: '2027-02-01T08:00:00.000Z',
  last_used_at: null,
  revoked_at: null,
  ended: null,
};

/** The tokens page of a company. */
function shown(api: MockApi, data: object[] = []) {
  api.use({ 'GET /companies/{id}/token': () => ({ body: { data } }) });
  return renderRoutes(
    ['/settings', '/general-settings'].map((path) => ({ path, element: <SettingsPage /> })),
    { at, permissions: ['update_companies', 'update_company_tokens', 'flights_search'] },
  );
}

/** The tokens page of a company, with a name and a permission typed into its form. */
async function filled() {
  const api = fakeCompanies([nile]);
  const rendered = await shown(api);
  let answer: (with_: MockAnswer) => void = () => {};
  let fail: () => void = () => {};
  const tokens: object[] = [];
  api.use({
    'GET /companies/{id}/token': () => ({ body: { data: [...tokens] } }),
    'POST /companies/{id}/generate-token': () =>
      new Promise((resolve, reject) => {
        answer = resolve;
        fail = () => reject(new Error('the line is dead'));
      }),
  });
  const { user } = rendered;
  await user.click(await screen.findByRole('button', { name: /Generate token/ }));
  await user.type(await screen.findByRole('textbox', { name: /Name/ }), 'Shop');
  await user.click(screen.getByRole('checkbox', { name: 'Search flights' }));
  const leave = () => user.click(screen.getByRole('tab', { name: 'Account' }));
  const generate = () => user.click(screen.getByRole('button', { name: /Generate token/ }));
  const settle = (how: 'made' | 'lost') =>
    act(async () => {
      tokens.push(made);
      if (how === 'lost') return fail();
      answer({ status: 201, body: { message: 'made', data: { ...made, token: 'tdc_very-secret' } } });
    });
  return {
    ...rendered,
    api,
    leave,
    generate,
    settle,
    end: () => act(async () => void window.dispatchEvent(new Event('pagehide'))),
  };
}

const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('draft.'));

describe('an unsaved token', () => {
  let ask: ReturnType<typeof answerQuestions>;
  beforeEach(() => {
    ask = answerQuestions(false);
  });
  afterEach(() => jest.restoreAllMocks());

  it('is not left without a question while typed, on its way, or shown once', async () => {
    const { user, address, leave, generate, settle } = await filled();
    await leave();
    expect(ask).toHaveBeenCalledTimes(1);
    await generate();
    await leave();
    expect(ask).toHaveBeenCalledTimes(2);
    await settle('made');
    expect(await screen.findByText('tdc_very-secret')).toBeVisible();
    await leave();
    expect(ask).toHaveBeenCalledTimes(3);
    expect(address()).toBe(at);
    await user.click(screen.getByRole('button', { name: 'I have saved it' }));
    await leave();
    expect(ask).toHaveBeenCalledTimes(3);
    await waitFor(() => expect(address()).toBe(`/general-settings?company=${nile.id}`));
  });

  it('is left without a question after it was discarded', async () => {
    const { user, address, leave } = await filled();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await leave();
    await waitFor(() => expect(address()).toBe(`/general-settings?company=${nile.id}`));
    expect(ask).not.toHaveBeenCalled();
  });

  it('is offered again if the page was closed before it was created', async () => {
    await (await filled()).end();
    cleanup();
    beginPage();
    const { user } = await shown(fakeCompanies([nile]));
    expect(await screen.findByRole('alert')).toHaveTextContent(/You left this page at/);
    expect(screen.getByRole('textbox', { name: /Name/ })).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Restore' }));
    expect(screen.getByRole('textbox', { name: /Name/ })).toHaveValue('Shop');
    expect(screen.getByRole('checkbox', { name: 'Search flights' })).toBeChecked();
  });

  it('is removed from the device once its secret is shown', async () => {
    const { generate, settle, end } = await filled();
    await generate();
    await settle('made');
    await screen.findByText('tdc_very-secret');
    await end();
    expect(drafts()).toEqual([]);
  });

  it('whose answer is lost is looked for in the list, and is not offered to be sent again', async () => {
    const { api, generate, settle } = await filled();
    await generate();
    await settle('lost');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'No answer came. If the token is in the list below by now, revoke it: its secret is lost.',
    );
    expect(await screen.findByText('tdc_a1b2c3…')).toBeVisible();
    expect(api.callsTo('POST /companies/{id}/generate-token')).toHaveLength(1);
    expect(screen.getByRole('textbox', { name: /Name/ })).toHaveValue('Shop');
  });
});

it('shows why each ended token has ended, and does not offer to revoke it', async () => {
  const ends = [
    ['revoked', 'Revoked'],
    [null, 'Revoked'],
    ['maker', 'Ended: who made it may no longer act for the company'],
    ['company', 'Ended: the company was suspended'],
  ] as const;
  const tokens = ends.map(([ended], id) => ({
    ...made,
    id: `${made.id.slice(0, -1)}${id}`,
    name: `Token ${id}`,
    state: 'revoked',
    ended,
  }));
  await shown(fakeCompanies([nile]), tokens);
  for (const [id, [, why]] of ends.entries()) {
    const row = await screen.findByRole('row', { name: new RegExp(`^Token ${id}`) });
    expect(within(row).getByText(why)).toBeVisible();
    expect(within(row).queryByRole('button')).not.toBeInTheDocument();
  }
});

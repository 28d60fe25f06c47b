import { cleanup, screen, waitFor } from '@testing-library/react';
import { answerQuestions, mockApi, problem } from '@traveldesk/shared-testing/web';
import { beginPage } from '@traveldesk/shared-web';
import { button, fakeCrews, field, openCrew, pressSave } from './drafts.fake';

const list = () => screen.findByRole('link', { name: 'Add' });
const keysOf = (api: ReturnType<typeof fakeCrews>) =>
  api.callsTo('POST /crews').map(({ headers }) => headers.get('idempotency-key'));
let ask: ReturnType<typeof answerQuestions>;

beforeEach(() => {
  ask = answerQuestions(true);
});
afterEach(() => jest.restoreAllMocks());

describe('a new record', () => {
  it('is created once when a save is repeated after a lost response', async () => {
    const api = fakeCrews(1);
    const { user } = await openCrew();
    await user.type(field('Name'), 'Nile');
    await pressSave(user);
    expect(await screen.findByText(/^No answer came/)).toBeVisible();
    await pressSave(user);
    await list();
    expect(api.rows).toEqual(['Nile']);
    expect(new Set(keysOf(api)).size).toBe(1);
  });

  it('is created once when the page is reloaded in between', async () => {
    const api = fakeCrews(1);
    const first = await openCrew();
    await first.user.type(field('Name'), 'Nile');
    await pressSave(first.user);
    await screen.findByText(/^No answer came/);
    window.dispatchEvent(new Event('pagehide'));
    cleanup();
    beginPage();
    const { user } = await openCrew();
    expect(screen.getByText(/^No answer had come by .*: this may or may not have been saved/)).toBeVisible();
    await user.click(button('Restore'));
    expect(field('Name')).toHaveValue('Nile');
    await pressSave(user);
    await list();
    expect(api.rows).toEqual(['Nile']);
  });

  it('is created once even when the input is restored in another tab', async () => {
    const api = fakeCrews(1);
    const first = await openCrew();
    await first.user.type(field('Name'), 'Nile');
    await pressSave(first.user);
    await screen.findByText(/^No answer came/);
    window.dispatchEvent(new Event('pagehide'));
    cleanup();
    sessionStorage.clear();
    beginPage();
    const { user } = await openCrew();
    await user.click(button('Restore'));
    await pressSave(user);
    await list();
    expect(api.rows).toEqual(['Nile']);
  });

  it('is created once when the user tried to leave after a lost response, was asked, and stayed', async () => {
    const api = fakeCrews(1);
    const { user } = await openCrew();
    await user.type(field('Name'), 'Nile');
    await pressSave(user);
    await screen.findByText(/^No answer came/);
    ask.mockReturnValue(false);
    await user.click(screen.getByRole('link', { name: 'Away' }));
    expect(ask).toHaveBeenCalledTimes(1);
    await pressSave(user);
    await list();
    expect(api.rows).toEqual(['Nile']);
  });

  it("is created once when another tab's draft is discarded after a lost response", async () => {
    const api = fakeCrews(2);
    const first = await openCrew();
    await first.user.type(field('Name'), 'Nile');
    await pressSave(first.user);
    await screen.findByText(/^No answer came/);
    window.dispatchEvent(new Event('pagehide'));
    cleanup();
    sessionStorage.clear();
    beginPage();
    const { user } = await openCrew();
    await user.type(field('Name'), 'Delta');
    await pressSave(user);
    await screen.findByText(/^No answer came/);
    await user.click(button('Discard'));
    await pressSave(user);
    await list();
    expect(api.rows).toEqual(['Nile', 'Delta']);
  });

  it.each([502, 504])('may exist after a gateway answers %i, and the form says so', async (status) => {
    mockApi({ 'POST /crews': () => problem(status, 'gateway', 'Nobody has answered.') });
    const { user } = await openCrew();
    await user.type(field('Name'), 'Nile');
    await pressSave(user);
    expect(await screen.findByText(/^No answer came/)).toBeVisible();
  });

  it('does not overwrite the saved one after a lost response: the form says so, and can save another record', async () => {
    const api = fakeCrews(1);
    const { user } = await openCrew();
    await user.type(field('Name'), 'Nile');
    await pressSave(user);
    await screen.findByText(/^No answer came/);
    await user.type(field('Name'), ' Star');
    await pressSave(user);
    expect(await screen.findByText(/^What you sent before was saved, with other values/)).toBeVisible();
    expect(api.rows).toEqual(['Nile']);
    await user.click(button('Save as another record'));
    await list();
    expect(api.rows).toEqual(['Nile', 'Nile Star']);
  });

  it('keeps the focus in the form when saving it as another record gets no response either', async () => {
    fakeCrews(1);
    const { user } = await openCrew();
    await user.type(field('Name'), 'Nile');
    await pressSave(user);
    await screen.findByText(/^No answer came/);
    await user.type(field('Name'), ' Star');
    await pressSave(user);
    const another = await screen.findByRole('button', { name: 'Save as another record' });
    const form = another.closest('form');
    mockApi({ 'POST /crews': () => problem(504, 'gateway', 'Nobody has answered.') });
    await user.click(another);
    expect(await screen.findByText(/^No answer came/)).toBeVisible();
    await waitFor(() => expect(form).toContainElement(document.activeElement as HTMLElement));
  });

  it('is sent again with the same key after a rejection, which does not use it up', async () => {
    const api = fakeCrews();
    const { user } = await openCrew();
    await user.type(field('Name'), 'X');
    await pressSave(user);
    await screen.findByText('Taken.');
    await user.type(field('Name'), 'Y');
    await pressSave(user);
    await list();
    expect(api.rows).toEqual(['XY']);
    expect(new Set(keysOf(api)).size).toBe(1);
  });

  it('has its own key in each form: after a save, after leaving, and after Back, which does not reopen a form', async () => {
    const api = fakeCrews(1);
    const { user, back } = await openCrew();
    await user.type(field('Name'), 'Nile');
    await pressSave(user);
    await screen.findByText(/^No answer came/);
    await user.click(screen.getByRole('link', { name: 'Away' }));
    for (const name of ['Delta', 'Star']) {
      await user.click(await list());
      await user.type(await screen.findByLabelText('Name'), name);
      await pressSave(user);
      await list();
    }
    await back();
    expect(screen.queryByLabelText('Name')).not.toBeInTheDocument();
    await user.click(await list());
    await user.type(await screen.findByLabelText('Name'), 'Moon');
    await pressSave(user);
    await waitFor(() => expect(api.rows).toEqual(['Nile', 'Delta', 'Star', 'Moon']));
    expect(new Set(keysOf(api)).size).toBe(4);
    expect(ask).toHaveBeenCalledTimes(1);
  });
});

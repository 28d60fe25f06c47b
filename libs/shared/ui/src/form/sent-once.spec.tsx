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
  it('is made once by a save whose answer is lost, sent again', async () => {
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

  it('is made once where the page is loaded anew in between', async () => {
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

  it('is made once in another tab, too, where what was typed is restored', async () => {
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

  it('is made once where its user would have left after a lost answer, was asked, and stayed', async () => {
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

  it('is made once where what another tab had kept is discarded after a lost answer', async () => {
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

  it.each([502, 504])('that a gateway answers for by %i may have been made: it says so', async (status) => {
    mockApi({ 'POST /crews': () => problem(status, 'gateway', 'Nobody has answered.') });
    const { user } = await openCrew();
    await user.type(field('Name'), 'Nile');
    await pressSave(user);
    expect(await screen.findByText(/^No answer came/)).toBeVisible();
  });

  it('that was changed after a lost answer is not saved over it: it says so, and can be another one', async () => {
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

  it('that has no answer as another one either leaves the focus to the form', async () => {
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

  it('that is refused is sent again under the same key, which is not used up', async () => {
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

  it('has a key of its own in each form: after a save, after leaving, and after Back, which opens no form again', async () => {
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

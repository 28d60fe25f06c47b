import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { answerQuestions, mockApi, problem } from '@traveldesk/shared-testing/web';
import { beginPage, clearSession, signOut } from '@traveldesk/shared-web';
import { button, fakeCrews, field, openCrew, pressSave } from './drafts.fake';

const gone = problem(401, 'unauthenticated', 'Please sign in.');
const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('draft.'));
const valueOf = (name: string) => (field(name) as HTMLInputElement).value;
const notice = () => screen.queryByText(/^You were signed out at .* before this was saved\./);
let ask: ReturnType<typeof answerQuestions>;

beforeEach(() => {
  ask = answerQuestions(true);
});
afterEach(() => jest.restoreAllMocks());

/** Types, and learns from saving that the session has ended. */
async function loseSession(at: string, typed: Record<string, string>) {
  mockApi({ 'POST /crews': () => gone, 'PUT /crews/{id}': () => gone });
  const { user, reloaded } = await openCrew(at);
  for (const [name, text] of Object.entries(typed)) {
    await user.clear(field(name));
    await user.type(field(name), text);
  }
  await pressSave(user);
  await waitFor(() => expect(reloaded).toHaveLength(1));
  cleanup();
  beginPage();
}

describe('input typed before a session ended', () => {
  it('is offered to the same user at that form, and can be saved then', async () => {
    await loseSession('/crews/create', { Name: 'Nile', Port: 'Cairo' });
    const api = fakeCrews();
    const { user } = await openCrew();
    expect(notice()).toBeVisible();
    expect(screen.getByRole('alert')).toBe(notice());
    expect(valueOf('Name')).toBe('');
    await user.click(button('Restore'));
    expect([valueOf('Name'), valueOf('Port')]).toEqual(['Nile', 'Cairo']);
    expect(field('Name')).toHaveFocus();
    expect([notice(), drafts()]).toEqual([null, []]);
    expect(screen.getByText('What you entered is back, but not saved yet.')).toBeVisible();
    await pressSave(user);
    await screen.findByRole('link', { name: 'Add' });
    expect(api.rows).toEqual(['Nile']);
    expect(api.callsTo('POST /crews').at(-1)?.body).toMatchObject({ name: 'Nile', port: 'Cairo' });
  });

  it('comes before the fields', async () => {
    await loseSession('/crews/create', { Name: 'Nile' });
    const { user } = await openCrew();
    screen.getByRole('link', { name: /Crews/ }).focus();
    await user.tab();
    expect(button('Restore')).toHaveFocus();
    await user.tab();
    expect(button('Discard')).toHaveFocus();
    await user.tab();
    expect(field('Name')).toHaveFocus();
  });

  it('causes a question before the form is left, once it is restored', async () => {
    await loseSession('/crews/create', { Name: 'Nile' });
    const { user } = await openCrew();
    await user.click(button('Restore'));
    await user.click(screen.getByRole('link', { name: 'Away' }));
    expect(ask).toHaveBeenCalledWith('leave');
  });

  it('is deleted once it is discarded', async () => {
    await loseSession('/crews/create', { Name: 'Nile' });
    const { user } = await openCrew();
    await user.click(button('Discard'));
    expect([notice(), drafts(), valueOf('Name')]).toEqual([null, [], '']);
    expect(field('Name')).toHaveFocus();
  });

  it('replaces what has been typed since only when the user agrees', async () => {
    await loseSession('/crews/create', { Name: 'Nile' });
    const { user } = await openCrew();
    await user.type(field('Name'), 'Delta');
    ask.mockReturnValue(false);
    await user.click(button('Restore'));
    expect([valueOf('Name'), drafts().length]).toEqual(['Delta', 1]);
    ask.mockReturnValue(true);
    await user.click(button('Restore'));
    expect(valueOf('Name')).toBe('Nile');
  });

  it('is offered to no other user and at no other form', async () => {
    await loseSession('/crews/create', { Name: 'Nile' });
    await openCrew('/crews/create', { user: { id: 'omar', name: 'Omar Nabil' } });
    expect(notice()).toBeNull();
    cleanup();
    act(clearSession);
    beginPage();
    await openCrew('/crews/edit/1');
    expect(notice()).toBeNull();
    cleanup();
    await openCrew();
    expect(notice()).toBeVisible();
  });

  it('contains no secrets and no document numbers, and says what to enter again', async () => {
    await loseSession('/crews/create', { Name: 'Nile', Secret: 'hunter2', Passport: 'A1234567' });
    const kept = JSON.stringify({ ...localStorage });
    expect(kept).toContain('Nile');
    expect(kept).not.toMatch(/hunter2|A1234567/);
    const { user } = await openCrew();
    expect(screen.getByText(/Passwords and other secrets were not kept/)).toBeVisible();
    await user.click(button('Restore'));
    expect([valueOf('Name'), valueOf('Secret'), valueOf('Passport')]).toEqual(['Nile', '', '']);
    expect(screen.getByText(/Passwords and other secrets were not kept/)).toBeVisible();
  });

  it('contains no secret even while it is visible', async () => {
    mockApi({ 'POST /crews': () => gone });
    const { user, reloaded } = await openCrew();
    await user.type(field('Name'), 'Nile');
    await user.type(field('Secret'), 'hunter2');
    await user.click(screen.getByRole('img', { name: /eye/ }));
    expect(field('Secret')).toHaveAttribute('type', 'text');
    await pressSave(user);
    await waitFor(() => expect(reloaded).toHaveLength(1));
    expect(JSON.stringify({ ...localStorage })).not.toContain('hunter2');
  });

  it.each([
    ['the same version', 3, undefined],
    ['the next version', 4, { name: 'Delta' }],
    ['a later version', 7, { name: 'Delta' }],
  ])('sends the version it was based on, when the record is at %s', async (_, version, theirs) => {
    await loseSession('/crews/edit/1', { Name: 'Nile Star' });
    const api = mockApi({
      'PUT /crews/{id}': ({ headers }) =>
        headers.get('if-match') === `"${version}"`
          ? { body: { message: 'Saved.', data: { version: version + 1 } } }
          : problem(412, 'stale', 'Someone else has changed this.'),
      'GET /crews/{id}': () => ({ body: { ...theirs, version } }),
    });
    const { user } = await openCrew('/crews/edit/1', { version });
    await user.click(button('Restore'));
    await pressSave(user);
    expect(api.calls[0]?.headers.get('if-match')).toBe('"3"');
    if (theirs) {
      expect(await screen.findByRole('dialog')).toHaveTextContent('Delta');
      await user.click(button('Save mine'));
    }
    await screen.findByRole('link', { name: 'Add' });
    expect(api.callsTo('PUT /crews/{id}').at(-1)?.body).toMatchObject({ name: 'Nile Star' });
  });

  it('is not offered where the record already contains the same', async () => {
    await loseSession('/crews/edit/1', { Name: 'Nile' });
    await openCrew('/crews/edit/1');
    expect([notice(), drafts()]).toEqual([null, []]);
  });

  it('is deleted by a sign-out that gives it up', async () => {
    await loseSession('/crews/create', { Name: 'Nile' });
    mockApi({ 'POST /logout': () => ({ body: {} }) });
    const { user } = await openCrew();
    await user.type(field('Port'), 'Cairo');
    act(signOut);
    await waitFor(() => expect(drafts()).toEqual([]));
  });

  it("is offered one tab's draft after the other", async () => {
    await loseSession('/crews/create', { Name: 'Nile' });
    await new Promise((resolve) => setTimeout(resolve, 5));
    await loseSession('/crews/create', { Name: 'Delta' });
    const { user } = await openCrew();
    await user.click(button('Discard'));
    expect(notice()).toBeVisible();
    await user.click(button('Restore'));
    expect(valueOf('Name')).toBe('Nile');
  });

  it("is forgotten by a page restored from the browser's cache", async () => {
    fakeCrews();
    const { user } = await openCrew();
    await user.type(field('Name'), 'Nile');
    window.dispatchEvent(new Event('pagehide'));
    expect(drafts()).toHaveLength(1);
    window.dispatchEvent(new Event('pageshow'));
    expect(drafts()).toEqual([]);
  });

  it('does not exist where nothing was typed', async () => {
    mockApi({ 'POST /crews': () => gone });
    const { user, reloaded } = await openCrew();
    await pressSave(user);
    await waitFor(() => expect(reloaded).toHaveLength(1));
    expect(drafts()).toEqual([]);
  });
});

it("a change whose response was lost is recognized as one's own and saved when sent again", async () => {
  let lost = 1;
  mockApi({
    'PUT /crews/{id}': () => {
      if (lost-- > 0) throw new TypeError('Failed to fetch');
      return problem(412, 'stale', 'Someone else has changed this.');
    },
    'GET /crews/{id}': () => ({ body: { name: 'Nile Star', version: 4 } }),
  });
  const { user } = await openCrew('/crews/edit/1');
  await user.type(field('Name'), ' Star');
  await pressSave(user);
  await screen.findByText(/^No answer came/);
  await pressSave(user);
  expect(await screen.findByRole('link', { name: 'Add' })).toBeVisible();
});

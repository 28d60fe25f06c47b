import { screen, waitFor } from '@testing-library/react';
import { answerQuestions, problem } from '@traveldesk/shared-testing/web';
import { flag, heldSaves, name, open, save, stale } from './saving.fake';

describe('a save', () => {
  let ask: ReturnType<typeof answerQuestions>;
  beforeEach(() => {
    ask = answerQuestions(false);
  });
  afterEach(() => jest.restoreAllMocks());

  it('covers what was sent: later input stays unsaved and is sent with the next version', async () => {
    const { api, done } = heldSaves();
    const { user, address } = await open();
    await user.type(name(), ' Star');
    await user.click(save());
    await user.type(flag(), 'Y');
    await done(4, { name: 'Nile Star' });
    expect(address()).toBe('/boats/1');
    expect([name(), flag()].map((field) => (field as HTMLInputElement).value)).toEqual(['Nile Star', 'EGY']);
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    expect(ask).toHaveBeenCalledTimes(1);
    await user.click(save());
    await done(5);
    expect(await screen.findByText('All boats')).toBeVisible();
    expect(
      api.callsTo('PUT /boats/{id}').map(({ body, headers }) => [headers.get('if-match'), body]),
    ).toEqual([
      ['"3"', { name: 'Nile Star', flag: 'EG' }],
      ['"4"', { name: 'Nile Star', flag: 'EGY' }],
    ]);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('is shown as done only while that is true', async () => {
    const { done } = heldSaves();
    const { user } = await open('/settings?company=1');
    await user.type(name(), ' Star');
    await user.click(save());
    await user.type(flag(), 'Y');
    await done(4);
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
    await user.click(save());
    await done(5);
    expect(screen.getByText('Saved')).toBeVisible();
  });

  it('is what Cancel returns to in a form that stays open, without its errors', async () => {
    const { api, answer, done } = heldSaves();
    const { user } = await open('/settings?company=1');
    await user.type(name(), ' Star');
    await user.click(save());
    await done(4);
    await user.type(name(), ' II');
    await user.click(save());
    await answer(problem(422, 'invalid', 'Please check.', { name: 'Taken.' }));
    await screen.findByText('Taken.');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(name()).toHaveValue('Nile Star');
    expect(screen.queryByText('Taken.')).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    expect(await screen.findByText('Another page')).toBeVisible();
    expect(ask).not.toHaveBeenCalled();
    expect(api.callsTo('PUT /boats/{id}')).toHaveLength(2);
  });

  it('is not needed for Cancel, which then shows the values as opened', async () => {
    heldSaves();
    const { user } = await open('/settings?company=1');
    await user.type(name(), ' Star');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(name()).toHaveValue('Nile');
  });

  it.each([
    ['with changes', true],
    ['without any', false],
  ])('does not bring back a user who has left meanwhile, %s', async (_, typed) => {
    const { done } = heldSaves();
    const { user, address } = await open();
    ask.mockReturnValue(true);
    if (typed) await user.type(name(), ' Star');
    await user.click(save());
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    await done(4);
    expect(await screen.findByText('Another page')).toBeVisible();
    expect(address()).toBe('/elsewhere');
  });

  it('asks before the form is left while it may still be rejected', async () => {
    const { answer } = heldSaves();
    const { user, address } = await open();
    await user.type(name(), ' Star');
    await user.click(save());
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    expect(ask).toHaveBeenCalledTimes(1);
    expect(address()).toBe('/boats/1');
    await answer(problem(422, 'invalid', 'Please check.', { name: 'Taken.' }));
    expect(name()).toHaveValue('Nile Star');
    expect(await screen.findByText('Taken.')).toBeVisible();
  });

  it('loses nothing when it is rejected after Back: Back asked first', async () => {
    const { answer } = heldSaves();
    const { user, address, go, back } = await open('/boats');
    await go('/boats/1');
    await user.type(name(), ' Star');
    await user.click(save());
    await back();
    expect(ask).toHaveBeenCalledTimes(1);
    expect(address()).toBe('/boats/1');
    await answer(problem(422, 'invalid', 'Please check.', { name: 'Taken.' }));
    expect(name()).toHaveValue('Nile Star');
    expect(await screen.findByText('Taken.')).toBeVisible();
    ask.mockReturnValue(true);
    await back();
    expect(ask).toHaveBeenCalledTimes(2);
    expect(await screen.findByText('All boats')).toBeVisible();
  });

  it('marks only unchanged fields when it is rejected', async () => {
    const { answer } = heldSaves();
    const { user } = await open();
    await user.type(name(), ' Star');
    await user.click(save());
    await user.type(name(), ' II');
    await answer(problem(422, 'invalid', 'Please check.', { name: 'Taken.', flag: 'No such flag.' }));
    expect(await screen.findByText('No such flag.')).toBeVisible();
    expect(screen.queryByText('Taken.')).not.toBeInTheDocument();
    await waitFor(() => expect(flag()).toHaveFocus());
  });
});

describe("another user's change", () => {
  let ask: ReturnType<typeof answerQuestions>;
  beforeEach(() => {
    ask = answerQuestions(false);
  });
  afterEach(() => jest.restoreAllMocks());

  const meet = async () => {
    const held = heldSaves();
    held.api.use({ 'GET /boats/{id}': () => ({ body: { name: 'Delta', flag: 'EG', version: 7 } }) });
    const rendered = await open();
    await rendered.user.type(name(), ' Star');
    await rendered.user.click(save());
    await rendered.user.type(flag(), 'Y');
    await held.answer(stale);
    await screen.findByRole('dialog');
    return { ...held, ...rendered };
  };

  it('can be accepted, and nothing is unsaved then', async () => {
    const { user, api, done } = await meet();
    await user.click(screen.getByRole('button', { name: 'Take the saved version' }));
    expect([name(), flag()].map((field) => (field as HTMLInputElement).value)).toEqual(['Delta', 'EG']);
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    expect(ask).not.toHaveBeenCalled();
    expect(await screen.findByText('Another page')).toBeVisible();
    expect(api.callsTo('PUT /boats/{id}')).toHaveLength(1);
    void done;
  });

  it("is overwritten by the form's current content, on the version that was shown", async () => {
    const { user, api, done } = await meet();
    expect(screen.getByRole('dialog')).toHaveTextContent('EGY');
    await user.click(screen.getByRole('button', { name: 'Save mine' }));
    await done(8);
    expect(await screen.findByText('All boats')).toBeVisible();
    const last = api.callsTo('PUT /boats/{id}').at(-1);
    expect([last?.headers.get('if-match'), last?.body]).toEqual(['"7"', { name: 'Nile Star', flag: 'EGY' }]);
  });

  it('is not overwritten by a shortcut before the user has chosen', async () => {
    const { user, api, done } = await meet();
    await user.keyboard('{Control>}s{/Control}');
    expect(api.callsTo('PUT /boats/{id}')).toHaveLength(1);
    expect(screen.getByRole('dialog')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save mine' }));
    await done(8);
    expect(api.callsTo('PUT /boats/{id}')).toHaveLength(2);
  });

  it.each(['Take the saved version', 'Close'])('returns the focus to the form: %s', async (choice) => {
    const { user } = await meet();
    await user.click(screen.getByRole('button', { name: choice }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(document.activeElement?.closest('form')).not.toBeNull());
  });
});

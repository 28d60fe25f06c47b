import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { mockApi, problem, renderScreen } from '@traveldesk/shared-testing/web';
import { FreshSignIn } from './FreshSignIn';

const factor = (on: boolean) => ({
  body: { data: { on, since: null, recovery_codes_left: 0, required: false } },
});
const wrong = (field: string, sentence: string) =>
  problem(422, 'invalid', 'Please check the marked fields.', { [field]: sentence });

async function open(on: boolean, answer: () => ReturnType<typeof problem>) {
  const api = mockApi({ 'GET /second-factor': () => factor(on), 'POST /sessions/fresh': answer });
  const done: boolean[] = [];
  const dialog = <FreshSignIn onDone={(confirmed) => done.push(confirmed)} />;
  const rendered = await renderScreen(dialog, { path: '/', permissions: [] });
  await screen.findByRole('dialog', { name: 'Please confirm it is you' });
  return { api, done, ...rendered };
}
const ok = () => ({ body: { message: 'Thank you.' } });

describe('the dialog that confirms the user’s identity', () => {
  it('accepts the password', async () => {
    const { api, done, user } = await open(false, ok);
    await user.type(screen.getByLabelText('Password'), 'plum kettle zoo{Enter}');
    await waitFor(() => expect(done).toEqual([true]));
    expect(api.callsTo('POST /sessions/fresh').map(({ body }) => body)).toEqual([
      { password: 'plum kettle zoo' },
    ]);
    expect(screen.queryByLabelText('Code from your app')).not.toBeInTheDocument();
  });

  it('shows a problem at its field, and can be tried again', async () => {
    let answer = wrong('password', 'This is not your current password.');
    const { done, user } = await open(false, () => answer);
    await user.type(screen.getByLabelText('Password'), 'guess{Enter}');
    expect(await screen.findByText('This is not your current password.')).toBeVisible();
    expect(done).toEqual([]);
    answer = ok();
    await user.type(screen.getByLabelText('Password'), ' again{Enter}');
    await waitFor(() => expect(done).toEqual([true]));
  });

  it('also asks for a code if there is a second factor', async () => {
    const { api, done, user } = await open(true, ok);
    await user.type(await screen.findByLabelText('Code from your app'), '123456');
    await user.type(screen.getByLabelText('Password'), 'plum kettle zoo{Enter}');
    await waitFor(() => expect(done).toEqual([true]));
    expect(api.callsTo('POST /sessions/fresh')[0]?.body).toEqual({
      password: 'plum kettle zoo',
      code: '123456',
    });
  });

  it('asks for the code if a second factor was set up elsewhere meanwhile', async () => {
    const { user } = await open(false, () => wrong('code', 'Enter the code too.'));
    await user.type(screen.getByLabelText('Password'), 'plum kettle zoo{Enter}');
    expect(await screen.findByLabelText('Code from your app')).toBeVisible();
  });

  it('can be canceled', async () => {
    const { api, done, user } = await open(false, ok);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(done).toEqual([false]);
    expect(api.callsTo('POST /sessions/fresh')).toEqual([]);
  });

  it('returns the focus to the element that had it', async () => {
    mockApi({ 'GET /second-factor': () => factor(false) });
    function Asked() {
      const [asked, setAsked] = useState(false);
      return (
        <>
          <button onClick={() => setAsked(true)}>Make a token</button>
          {asked && <FreshSignIn onDone={() => setAsked(false)} />}
        </>
      );
    }
    const { user } = await renderScreen(<Asked />, { path: '/', permissions: [] });
    await user.click(screen.getByRole('button', { name: 'Make a token' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Make a token' })).toHaveFocus());
  });
});

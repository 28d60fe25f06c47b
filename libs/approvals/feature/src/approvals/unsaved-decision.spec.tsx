import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { answerQuestions, problem, type MockApi } from '@traveldesk/shared-testing/web';
import { beginPage, clearSession } from '@traveldesk/shared-web';
import { approval, fakeApprovals } from './approvals.fake';
import { open } from './approvals.screens.fake';

const waiting = approval();
const page = `/approvals/view/${waiting.id}`;
const declining = `${page}?decide=decline`;

const dialog = () => screen.findByRole('dialog', { name: 'Decline this request?' });
const reason = (asked: HTMLElement) => within(asked).getByRole('textbox', { name: /Reason/ });
const press = async (user: Awaited<ReturnType<typeof open>>['user'], name: string) =>
  user.click(within(await dialog()).getByRole('button', { name }));
const keysOf = (api: MockApi) =>
  api.callsTo('POST /approvals/{id}/decline').map(({ headers }) => headers.get('idempotency-key'));
const nobodyAnswers = () => Promise.reject(new TypeError('offline'));
let ask: ReturnType<typeof answerQuestions>;

beforeEach(() => {
  ask = answerQuestions(false);
});
afterEach(() => {
  jest.restoreAllMocks();
  clearSession();
});

/** Opens the question and types a reason. */
async function typeReason(words: string) {
  const screens = await open({ at: page });
  await screens.user.click(await screen.findByRole('button', { name: 'Decline' }));
  await screens.user.type(reason(await dialog()), words);
  return screens;
}

describe('the reason typed before a decision', () => {
  it.each([
    ['closed', async (user: Awaited<ReturnType<typeof open>>['user']) => press(user, 'Not now')],
    ['left by a link', async (_: unknown, go: (path: string) => Promise<void>) => go('/approvals')],
  ] as const)('is not lost without a question when the dialog is %s', async (_, leave) => {
    fakeApprovals([waiting]);
    const { user, go, address } = await typeReason('No cheque came');
    await leave(user, go);
    expect(ask).toHaveBeenCalledWith('leave');
    expect(address()).toBe(declining);
    expect(reason(await dialog())).toHaveValue('No cheque came');
    ask.mockReturnValue(true);
    await leave(user, go);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(address()).not.toContain('decide');
  });

  it('causes no question if it is empty', async () => {
    fakeApprovals([waiting]);
    const { user, address } = await open({ at: declining });
    await press(user, 'Not now');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(ask).not.toHaveBeenCalled();
    expect(address()).toBe(page);
  });

  it('is offered again in that dialog after the session ended and the user signed in', async () => {
    const api = fakeApprovals([waiting]);
    api.use({ 'POST /approvals/{id}/decline': () => problem(401, 'unauthenticated', 'Please sign in.') });
    const { user } = await typeReason('No cheque came');
    await press(user, 'Decline');
    await waitFor(() => expect(Object.keys(localStorage).some((key) => key.startsWith('draft.'))).toBe(true));
    cleanup();
    beginPage();

    const again = fakeApprovals([waiting]);
    const { user: back } = await open({ at: declining });
    expect(within(await dialog()).getByRole('alert')).toHaveTextContent(/You were signed out at/);
    expect(reason(await dialog())).toHaveValue('');
    await press(back, 'Restore');
    expect(reason(await dialog())).toHaveValue('No cheque came');
    await press(back, 'Decline');
    await waitFor(() => expect(again.callsTo('POST /approvals/{id}/decline')).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('is sent under the same key after a reload if the outcome is unknown', async () => {
    const api = fakeApprovals([waiting]);
    api.use({ 'POST /approvals/{id}/decline': nobodyAnswers });
    const { user } = await typeReason('No cheque came');
    await press(user, 'Decline');
    expect(await within(await dialog()).findByText(/No answer came/)).toBeVisible();
    cleanup();

    const again = fakeApprovals([waiting]);
    const { user: back } = await open({ at: declining });
    await back.type(reason(await dialog()), 'No cheque came');
    await press(back, 'Decline');
    await waitFor(() => expect(again.callsTo('POST /approvals/{id}/decline')).toHaveLength(1));
    expect(keysOf(again)).toEqual(keysOf(api));
  });

  it('opens no dialog for an action that the user may not do', async () => {
    fakeApprovals([waiting]);
    await open({ at: `${page}?decide=cancel` });
    await screen.findByRole('heading', { level: 1, name: waiting.title });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

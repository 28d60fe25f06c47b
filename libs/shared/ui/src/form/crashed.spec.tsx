import { cleanup, screen, waitFor } from '@testing-library/react';
import { answerQuestions } from '@traveldesk/shared-testing/web';
import { beginPage } from '@traveldesk/shared-web';
import { button, fakeCrews, field, openCrew, pressSave } from './drafts.fake';

const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('draft.'));
const kept = () => JSON.stringify({ ...localStorage });
const notice = () => screen.queryByText(/^This page ended unexpectedly at .* before this was saved\./);
/** The browser locks that pages hold; a crash releases the locks of its page. */
const held = new Set<string>();

beforeEach(() => {
  held.clear();
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: {
      request: (name: string, run: () => Promise<void>) => {
        held.add(name);
        return run().then(() => void held.delete(name));
      },
      query: () => Promise.resolve({ held: [...held].map((name) => ({ name })) }),
    },
  });
  answerQuestions(true);
});
afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

/** Types, then crashes: no code runs at the end of the page. */
async function crash() {
  const { user } = await openCrew();
  await user.type(field('Name'), 'Nile');
  await user.type(field('Secret'), 'hunter2');
  await waitFor(() => expect(kept()).toContain('Nile'), { timeout: 4_000 });
  const before = { ...localStorage };
  cleanup();
  Object.assign(localStorage, before);
  beginPage();
}

describe('input typed before a tab crashed', () => {
  it('is offered again, without its secrets', async () => {
    await crash();
    held.clear();
    expect(kept()).not.toContain('hunter2');
    const { user } = await openCrew();
    await waitFor(() => expect(notice()).toBeVisible());
    await user.click(button('Restore'));
    expect(field('Name')).toHaveValue('Nile');
  });

  it('is offered before older drafts', async () => {
    const { user: earlier } = await openCrew();
    await earlier.type(field('Name'), 'Delta');
    window.dispatchEvent(new Event('pagehide'));
    cleanup();
    beginPage();
    await crash();
    held.clear();
    const { user } = await openCrew();
    await waitFor(() => expect(notice()).toBeVisible());
    await user.click(button('Restore'));
    expect(field('Name')).toHaveValue('Nile');
  });

  it('is not offered while its tab is still open', async () => {
    await crash();
    drafts().forEach((key) => held.add(`draft.${key.split('.').at(-1)}`));
    await openCrew();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(notice()).toBeNull();
  });

  it.each([
    ['saved', (user: Awaited<ReturnType<typeof openCrew>>['user']) => pressSave(user)],
    [
      'given up',
      (user: Awaited<ReturnType<typeof openCrew>>['user']) =>
        user.click(screen.getByRole('link', { name: 'Away' })),
    ],
  ] as const)('is forgotten once it is %s', async (_, end) => {
    fakeCrews();
    const { user } = await openCrew();
    await user.type(field('Name'), 'Nile');
    await waitFor(() => expect(drafts()).toHaveLength(1), { timeout: 4_000 });
    await end(user);
    await waitFor(() => expect(drafts()).toEqual([]));
  });
});

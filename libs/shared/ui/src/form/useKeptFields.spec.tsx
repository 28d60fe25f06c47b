import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { Link, useSearchParams } from 'react-router-dom';
import { answerQuestions, renderRoutes } from '@traveldesk/shared-testing/web';
import { beginPage } from '@traveldesk/shared-web';
import { useKeptFields, usePartWithDraft } from './useKeptFields';

const blank = { text: '' };
const onTab = { keys: ['tab'] };
const unasked = { asks: false };

function Note({ part, options }: { part: string; options?: { keys?: string[]; asks?: boolean } }) {
  const kept = useKeptFields(part, blank, options);
  return (
    <>
      {kept.notice}
      <input
        aria-label={part}
        value={kept.values.text}
        onChange={({ target }) => kept.change({ text: target.value })}
      />
    </>
  );
}

function Page() {
  const kept = usePartWithDraft(['reason', 'note', 'search']);
  const [params] = useSearchParams();
  return (
    <>
      <output aria-label="kept">{kept ?? 'nothing'}</output>
      {!params.has('tab') && <Note part="note" options={onTab} />}
      <Note part="reason" />
      <Note part="search" options={unasked} />
      <Link to="/elsewhere">Away</Link>
      <Link to="?tab=history">Tab</Link>
    </>
  );
}

const open = () => renderRoutes([{ path: '/page', element: <Page /> }], { at: '/page', permissions: [] });
const field = (name: string) => screen.getByRole('textbox', { name });
const kept = () =>
  Object.entries(localStorage)
    .flatMap(([key, text]) => (key.startsWith('draft.') ? [text] : []))
    .join();
let ask: ReturnType<typeof answerQuestions>;

beforeEach(() => {
  ask = answerQuestions(false);
});

describe('fields beside a form', () => {
  it('are offered again, each its own, after the page was closed', async () => {
    const { user } = await open();
    await user.type(field('reason'), 'By phone');
    window.dispatchEvent(new Event('pagehide'));
    cleanup();
    beginPage();
    const { user: back } = await open();
    expect(screen.getByLabelText('kept')).toHaveTextContent('reason');
    await back.click(screen.getByRole('button', { name: 'Restore' }));
    expect([field('note'), field('reason')].map((one) => (one as HTMLInputElement).value)).toEqual([
      '',
      'By phone',
    ]);
    await waitFor(() => expect(field('reason')).toHaveFocus());
  });

  it('cause a question before leaving, whichever of them has content', async () => {
    const { user, address } = await open();
    await user.type(field('reason'), 'By phone');
    await user.type(field('note'), 'Later');
    await user.clear(field('note'));
    await user.click(screen.getByRole('link', { name: 'Away' }));
    await waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
    expect(address()).toBe('/page');
    await user.click(screen.getByRole('link', { name: 'Tab' }));
    await waitFor(() => expect(address()).toBe('/page?tab=history'));
    expect(field('reason')).toHaveValue('By phone');
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('are left with their tab', async () => {
    const { user, address } = await open();
    await user.type(field('note'), 'Later');
    await user.click(screen.getByRole('link', { name: 'Tab' }));
    await waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
    expect(address()).toBe('/page');
    ask.mockReturnValue(true);
    await user.click(screen.getByRole('link', { name: 'Tab' }));
    await waitFor(() => expect(address()).toBe('/page?tab=history'));
  });

  it('that only filter do not cause a question', async () => {
    const { user, address } = await open();
    await user.type(field('search'), '100');
    window.dispatchEvent(new Event('pagehide'));
    expect(kept()).not.toContain('100');
    await user.click(screen.getByRole('link', { name: 'Away' }));
    await waitFor(() => expect(address()).toBe('/elsewhere'));
    expect(ask).not.toHaveBeenCalled();
  });

  it('that only filter are kept where another tab has signed out', async () => {
    const { user } = await open();
    await user.type(field('search'), '100');
    localStorage.setItem('logouts', '1');
    localStorage.removeItem('token');
    act(() => void window.dispatchEvent(new StorageEvent('storage')));
    expect(kept()).toContain('100');
  });
});

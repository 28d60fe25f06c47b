import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, useState } from 'react';
import { i18n, registerTexts, setLanguage, setNavigator } from '@traveldesk/shared-web';
import { preloadable } from './preloadable';

const Dialog = ({ name }: { name: string }) => <p>{name}</p>;
const shown = (Component: ReturnType<typeof preloadable<{ name: string }>>['Component']) => (
  <Suspense fallback={<p>waiting</p>}>
    <Component name="dialog" />
  </Suspense>
);

describe('a component whose code loads later', () => {
  it('is shown at once when its code is loaded', async () => {
    const { Component, preload } = preloadable(() => Promise.resolve(Dialog));
    await preload();
    render(shown(Component));
    expect(screen.getByText('dialog')).toBeVisible();
  });

  it('is waited for when its code is not loaded', async () => {
    const { Component } = preloadable(() => Promise.resolve(Dialog));
    render(shown(Component));
    expect(screen.getByText('waiting')).toBeVisible();
    expect(await screen.findByText('dialog')).toBeVisible();
  });

  it('is shown with its texts, which load after its code', async () => {
    await setLanguage('fr');
    const { Component } = preloadable(() => {
      registerTexts(
        'late',
        { title: 'Countries' },
        { fr: () => Promise.resolve({ default: { title: 'Pays' } }), ar: () => Promise.reject(new Error()) },
      );
      return Promise.resolve(() => <p>{(i18n.t as (key: string) => string)('late:title')}</p>);
    });
    render(<Suspense>{<Component />}</Suspense>);
    expect(await screen.findByRole('paragraph')).toHaveTextContent('Pays');
    await setLanguage('en');
  });

  it('is loaded once, and again after a failure', async () => {
    const load = jest.fn<Promise<typeof Dialog>, []>().mockRejectedValueOnce(new Error('offline'));
    load.mockResolvedValue(Dialog);
    const { preload } = preloadable(load);
    await expect(preload()).rejects.toThrow('offline');
    await preload();
    await preload();
    expect(load).toHaveBeenCalledTimes(2);
  });
});

/** A page with a form, and a part whose code loads when it is opened. */
function pageWith(load: () => Promise<(props: { name: string; onClose?: () => void }) => React.ReactNode>) {
  const { Component } = preloadable(load);
  return function Page({ closable = false }: { closable?: boolean }) {
    const [open, setOpen] = useState(false);
    const close = closable ? { onClose: () => setOpen(false) } : {};
    return (
      <>
        <input aria-label="Typed" />
        <button onClick={() => setOpen(true)}>{'Open'}</button>
        <Suspense>{open && <Component name="the part" {...close} />}</Suspense>
      </>
    );
  };
}

describe('a component whose code fails to load', () => {
  const Part = ({ name }: { name: string }) => <p>{name}</p>;
  const offlineOnce = () =>
    jest
      .fn<Promise<typeof Part>, []>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValue(Part);
  const button = (name: string) => screen.getByRole('button', { name });

  // React logs what a boundary has caught.
  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  it('fails alone, and can be tried again in its place', async () => {
    const Page = pageWith(offlineOnce());
    render(<Page />);
    const user = userEvent.setup();
    await user.type(screen.getByRole('textbox'), 'kept');
    await user.click(button('Open'));
    expect(await screen.findByRole('alert')).toHaveTextContent('This part of the page could not be loaded.');
    await user.click(button('Try again'));
    expect(await screen.findByRole('alert')).toBeVisible();
    await user.click(button('Try again'));
    expect(await screen.findByText('the part')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('textbox')).toHaveValue('kept');
  });

  it('can be closed where it covers the page, and is tried again when it is next opened', async () => {
    const Page = pageWith(offlineOnce());
    render(<Page closable />);
    const user = userEvent.setup();
    for (let opened = 0; opened < 2; opened += 1) {
      await user.click(button('Open'));
      await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    }
    await user.click(button('Open'));
    expect(await screen.findByText('the part')).toBeVisible();
  });

  it('shows nothing while it is closed', async () => {
    const { Component } = preloadable<{ open: boolean; onClose: () => void }>(() =>
      Promise.reject(new TypeError('Failed to fetch')),
    );
    const shown = (open: boolean) => (
      <Suspense>
        <Component open={open} onClose={() => undefined} />
      </Suspense>
    );
    const { rerender } = render(shown(true));
    expect(await screen.findByRole('alert')).toBeVisible();
    rerender(shown(false));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('can be loaded after a reload, where a new version has replaced it', async () => {
    const reloaded: string[] = [];
    setNavigator({ reload: (path) => reloaded.push(path) });
    window.history.replaceState(null, '', '/ships?page=2#row');
    const Page = pageWith(offlineOnce());
    render(<Page />);
    const user = userEvent.setup();
    await user.click(button('Open'));
    await user.click(await screen.findByRole('button', { name: 'Reload the page' }));
    expect(reloaded).toEqual(['/ships?page=2#row']);
  });

  it('fails alone where it throws while rendering', async () => {
    const Page = pageWith(() =>
      Promise.resolve(() => {
        throw new Error('broken');
      }),
    );
    render(<Page />);
    const user = userEvent.setup();
    await user.type(screen.getByRole('textbox'), 'kept');
    await user.click(button('Open'));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('textbox')).toHaveValue('kept');
  });
});

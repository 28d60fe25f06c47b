import { act, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { Link, Outlet } from 'react-router-dom';
import { renderRoutes } from '@traveldesk/shared-testing/web';
import { rememberList } from '@traveldesk/shared-web';
import { useNavigationEffects } from './useNavigationEffects';

function Root() {
  useNavigationEffects();
  return <Outlet />;
}

const page = (
  <main>
    <Link to="#history">History</Link>
    <Link to="?page=2">Page 2</Link>
    <h2 id="history">The history</h2>
  </main>
);

describe('scrolling on navigation', () => {
  const shown = jest.fn();
  const top = jest.spyOn(window, 'scrollTo').mockReturnValue();
  beforeEach(() => {
    shown.mockClear();
    top.mockClear();
    Element.prototype.scrollIntoView = shown;
  });

  const open = () =>
    renderRoutes([{ path: '/', Component: Root, children: [{ index: true, element: page }] }], { at: '/' });

  it('goes to the element of a hash link each time it is followed', async () => {
    const { user } = await open();
    const link = await screen.findByRole('link', { name: 'History' });
    await user.click(link);
    expect(shown).toHaveBeenCalledTimes(1);
    await user.click(link);
    expect(shown).toHaveBeenCalledTimes(2);
  });

  it('leaves the page where it is when a list changes its query', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('link', { name: 'Page 2' }));
    expect(top).not.toHaveBeenCalled();
    expect(shown).not.toHaveBeenCalled();
  });
});

describe('the remembered scroll position', () => {
  const height = (pixels: number) => {
    reach = pixels;
    act(() => grown.forEach((tell) => tell()));
  };
  let reach = 0;
  let grown: (() => void)[] = [];
  const { ResizeObserver: observer } = window;
  const place = (top: number) => Object.assign(window, { scrollY: top });

  beforeEach(() => {
    // A page that scrolls as far as it reaches. No event reports the move yet: a browser sends it with the next frame.
    jest
      .spyOn(window, 'scrollTo')
      .mockImplementation(((to: ScrollToOptions) => place(Math.min(to.top ?? 0, reach))) as never);
    window.ResizeObserver = class {
      private readonly tell: () => void;
      constructor(tell: ResizeObserverCallback) {
        this.tell = () => tell([], this);
      }
      observe() {
        grown.push(this.tell);
      }
      unobserve() {
        this.disconnect();
      }
      disconnect() {
        grown = grown.filter((tell) => tell !== this.tell);
      }
    };
    place(0);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    window.ResizeObserver = observer;
    grown = [];
    place(0);
  });

  function List() {
    useEffect(() => rememberList('/list', { search: '', scroll: 900 }), []);
    return <Link to="/review">{'Review'}</Link>;
  }
  const open = () =>
    renderRoutes(
      [
        {
          path: '/',
          Component: Root,
          children: [
            { path: 'list', element: <List /> },
            {
              path: 'review',
              element: (
                <Link to="/list" state={{ restoreScroll: true }}>
                  {'Back to the list'}
                </Link>
              ),
            },
          ],
        },
      ],
      { at: '/list' },
    );
  const backToList = async () => {
    const rendered = await open();
    await rendered.user.click(await screen.findByRole('link', { name: 'Review' }));
    await rendered.user.click(await screen.findByRole('link', { name: 'Back to the list' }));
    await screen.findByRole('link', { name: 'Review' });
    return rendered;
  };

  it('is restored by Forward, even if the page was left before the browser reported it', async () => {
    reach = 2000;
    const { go } = await backToList();
    expect(window.scrollY).toBe(900);
    await go(-1 as never);
    expect(window.scrollY).toBe(0);
    await go(1 as never);
    expect(window.scrollY).toBe(900);
  });

  it('is reached when the rows arrive, in parts', async () => {
    reach = 100;
    const { go } = await backToList();
    expect(window.scrollY).toBe(100);
    window.dispatchEvent(new Event('scroll'));
    height(500);
    expect(window.scrollY).toBe(500);
    window.dispatchEvent(new Event('scroll'));
    await go(-1 as never);
    await go(1 as never);
    height(2000);
    expect(window.scrollY).toBe(900);
    height(3000);
    expect(grown).toEqual([]);
  });

  it.each(['wheel', 'pointerdown', 'keydown', 'touchstart'])('is given up after a %s', async (move) => {
    reach = 100;
    await backToList();
    window.dispatchEvent(new Event(move));
    place(50);
    height(2000);
    expect(window.scrollY).toBe(50);
  });

  it('is no longer restored on another page', async () => {
    reach = 100;
    const { go } = await backToList();
    await go('/review');
    height(2000);
    expect(window.scrollY).toBe(0);
  });
});

import { act, fireEvent, screen } from '@testing-library/react';
import { Link, Outlet, type RouteObject } from 'react-router-dom';
import { renderRoutes } from '@traveldesk/shared-testing/web';
import { FirstLoad } from './FirstLoad';
import { LoadingBar } from './LoadingBar';

/** A page whose code loads when `arrive` is called. */
function slowPage(path: string): { route: RouteObject; arrive: () => Promise<void> } {
  let end: () => void = () => undefined;
  const code = new Promise<null>((resolve) => (end = () => resolve(null)));
  const arrive = () => act(async () => void (await Promise.resolve(end())));
  return { route: { path, loader: () => code, element: <h1>{path}</h1> }, arrive };
}

const root = (children: RouteObject[]): RouteObject[] => [
  {
    HydrateFallback: FirstLoad,
    element: (
      <>
        <LoadingBar />
        <Outlet />
      </>
    ),
    children,
  },
];

const percent = () => Number(screen.queryByRole('progressbar')?.getAttribute('aria-valuenow') ?? 0);
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('the loading bar', () => {
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] }));
  afterEach(() => void jest.useRealTimers());

  it('starts at 10 percent, advances each 800 ms, waits at 82, jumps to 100, and disappears after 300 ms', async () => {
    const slow = slowPage('/slow');
    const home = { path: '/', element: <Link to="/slow">{'slow'}</Link> };
    await renderRoutes(root([home, slow.route]));
    expect(percent()).toBe(0);
    fireEvent.click(screen.getByRole('link'));
    await pass(0);
    expect(percent()).toBe(10);
    await pass(799);
    expect(percent()).toBe(10);
    await pass(1);
    const second = percent();
    expect(second).toBeGreaterThan(10);
    await pass(800);
    expect(percent()).toBeGreaterThan(second);
    await pass(120_000);
    expect(percent()).toBe(82);
    await slow.arrive();
    await pass(0);
    expect(percent()).toBe(100);
    await pass(299);
    expect(percent()).toBe(100);
    await pass(2);
    expect(percent()).toBe(0);
  });

  it('completes on the first page too, where it was visible before the page', async () => {
    const slow = slowPage('/');
    await renderRoutes(root([slow.route]));
    await pass(0);
    expect(percent()).toBe(10);
    await slow.arrive();
    await pass(0);
    expect(screen.getByRole('heading')).toBeInTheDocument();
    expect(percent()).toBe(100);
    await pass(301);
    expect(percent()).toBe(0);
  });

  it('does not appear on a first page that loads at once', async () => {
    await renderRoutes(root([{ path: '/', element: <h1>{'home'}</h1> }]));
    await pass(0);
    expect(percent()).toBe(0);
  });
});

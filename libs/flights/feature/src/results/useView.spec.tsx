import { act, screen, waitFor } from '@testing-library/react';
import { Link, type RouteObject } from 'react-router-dom';
import { renderRoutes } from '@traveldesk/shared-testing/web';
import { useWriteAddress } from '@traveldesk/shared-web';
import { useView } from './useView';

function Results() {
  const { view, change } = useView();
  const write = useWriteAddress();
  const airlines = (codes: string[]) => change({ filters: { ...view.filters, airlines: codes } });
  const shareIt = () =>
    write((params) => new URLSearchParams([...params, ['share', '7']]), { replace: true });
  return (
    <>
      <button onClick={() => change({ sort: 'price' })}>Cheapest</button>
      <button onClick={() => airlines(['MS'])}>Egyptair</button>
      <button onClick={() => change({ open: 'x' })}>Details</button>
      <button onClick={shareIt}>Share</button>
      <Link to="/review">Review</Link>
      <output>{[view.sort, ...view.filters.airlines, view.open].join(' ')}</output>
    </>
  );
}

const open = () => {
  const routes: RouteObject[] = [
    { path: '/results', element: <Results /> },
    {
      path: '/review',
      loader: () => new Promise((resolve) => setTimeout(() => resolve(null), 100)),
      element: <p>The review</p>,
    },
  ];
  return renderRoutes(routes, { at: '/results?type=oneway', permissions: [] });
};
const press = (...names: string[]) =>
  act(() => names.forEach((name) => screen.getByRole('button', { name }).click()));
const shown = () => screen.getByRole('status').textContent;

describe('the view of a search', () => {
  it('applies every click, even if several come before a render', async () => {
    const { address } = await open();
    press('Cheapest', 'Egyptair', 'Details');
    await waitFor(() => expect(address()).toBe('/results?type=oneway&sort=price&airlines=MS&open=x'));
    expect(shown()).toBe('price MS x');
  });

  it('keeps a simultaneous change of the address by another part', async () => {
    const { address } = await open();
    press('Cheapest', 'Share', 'Details');
    await waitFor(() => expect(address()).toBe('/results?type=oneway&sort=price&share=7&open=x'));
    expect(shown()).toBe('price x');
  });

  it('does not return from a navigation that has started', async () => {
    const { user, address } = await open();
    await user.click(screen.getByRole('link', { name: 'Review' }));
    press('Cheapest');
    expect(await screen.findByText('The review')).toBeVisible();
    expect(address()).toBe('/review');
  });
});

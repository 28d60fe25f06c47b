import { screen } from '@testing-library/react';
import { Link, Outlet } from 'react-router-dom';
import { renderRoutes } from '@traveldesk/shared-testing/web';
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

  it('leads to the element of a hash link, each time it is followed', async () => {
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

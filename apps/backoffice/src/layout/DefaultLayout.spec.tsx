import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { setPreferences } from '@traveldesk/shared-web';
import { mockApi, renderScreen, setViewport } from '@traveldesk/shared-testing/web';
import { DefaultLayout } from './DefaultLayout';

const all = ['show_tasks', 'flights_search', 'show_users', 'update_countries', 'show_cities'];

function show(preferences: Parameters<typeof setPreferences>[0] = {}, permissions: readonly string[] = all) {
  mockApi();
  setPreferences(preferences);
  return renderScreen(<DefaultLayout />, { path: '/countries', permissions });
}

const navigation = () => screen.queryByRole('navigation', { name: 'Main navigation' });
const entries = () =>
  within(screen.getByRole('navigation', { name: 'Main navigation' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
const opener = () => screen.queryByRole('button', { name: 'Open navigation' });

describe('the default layout', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    setViewport({ width: 1280 });
  });

  it('has a navigation of exactly the screens that the user may open, in the order of the table', async () => {
    await show();
    expect(entries()).toEqual(['/', '/tasks', '/flights/search', '/users', '/countries', '/cities']);
    expect(screen.getByRole('link', { current: 'page' })).toHaveAttribute('href', '/countries');
    // As it is read aloud: the icon beside it is silent.
    expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Countries');
  });

  it('returns the focus to the button of the user menu before the shortcuts open, so that it returns there afterwards', async () => {
    const { user } = await show();
    const menu = screen.getByRole('button', { name: /^Account of/ });
    await user.click(menu);
    const item = await screen.findByRole('menuitem', { name: 'Keyboard shortcuts' });
    const focused = jest.fn();
    menu.addEventListener('focus', focused);
    await user.click(item);
    await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(focused).toHaveBeenCalledTimes(1);
  });

  it('has no empty group', async () => {
    await show({}, ['show_cities']);
    expect(entries()).toEqual(['/', '/cities']);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Overview',
      'Reference data',
    ]);
  });

  it.each([
    [['show_bookings'], ['/booking_lists', '/booking-deadlines']],
    [['hotels_bookings'], ['/booking_lists', '/booking-deadlines', '/travellers']],
    [['flights_bookings'], ['/booking_lists', '/booking-deadlines', '/travellers']],
    [['hotels_search'], []],
  ] as const)('has the entries of all products in the group Bookings, for %j', async (permissions, paths) => {
    await show({}, permissions);
    const group = screen.queryByRole('list', { name: 'Bookings' });
    const links = group ? within(group).getAllByRole('link') : [];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(paths);
  });

  it('shows the labels of the group Bookings, after the flights', async () => {
    await show({}, ['flights_search', 'flights_bookings', 'show_transactions']);
    const headings = screen.getAllByRole('heading', { level: 2 });
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      'Overview',
      'Flights',
      'Bookings',
      'Money',
    ]);
    const names = within(screen.getByRole('list', { name: 'Bookings' })).getAllByRole('link');
    expect(names.map(({ textContent }) => textContent)).toEqual([
      'Company Booking List',
      'Deadlines',
      'Saved Travelers',
    ]);
  });

  it('collapses to icons that keep their names, and expands again', async () => {
    const { user } = await show();
    await user.click(screen.getByRole('button', { name: 'Collapse navigation', expanded: true }));
    expect(screen.getByRole('button', { name: 'Expand navigation', expanded: false })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Countries' })).toBeVisible();
    expect(document.cookie).toContain('collapsed%3Dyes');
  });

  it('has its navigation above the page where that is selected, and none there where it is hidden', async () => {
    await show({ navigation: 'horizontal' });
    await screen.findByRole('navigation', { name: 'Main navigation' });
    expect(screen.queryByRole('button', { name: 'Collapse navigation' })).not.toBeInTheDocument();
    expect(navigation()).toHaveAttribute('data-sticky', 'true');
  });

  it.each([
    ['static', 'false'],
    ['sticky', 'true'],
  ] as const)('has a %s row of navigation', async (horizontalNav, sticky) => {
    await show({ navigation: 'horizontal', horizontalNav });
    expect(await screen.findByRole('navigation', { name: 'Main navigation' })).toHaveAttribute(
      'data-sticky',
      sticky,
    );
  });

  it('has a menu for each group in that row, and a link for a group of one screen', async () => {
    const { user, address } = await show({ navigation: 'horizontal' });
    await screen.findByRole('navigation', { name: 'Main navigation' });
    expect(entries()).toEqual(['/flights/search', '/users']);
    const names = within(screen.getByRole('navigation')).getAllByRole('button');
    expect(names.map(({ textContent }) => textContent)).toEqual(['Overview', 'Reference data']);
    expect(names.map(({ dataset }) => dataset.current)).toEqual(['false', 'true']);
    screen.getByRole('button', { name: 'Reference data' }).focus();
    await user.keyboard('{Enter}');
    const item = await screen.findByRole('menuitem', { name: 'Cities' });
    act(() => item.focus());
    // antd reads the old key codes, which user-event does not send.
    fireEvent.keyDown(item, { key: 'Enter', keyCode: 13, which: 13 });
    await waitFor(() => expect(address()).toBe('/cities'));
  });

  it('folds its groups, remembered for each user, and shows the group of the current page', async () => {
    const group = (name: string) => screen.getByRole('heading', { level: 2, name }).closest('details');
    const { user } = await show();
    expect(group('Overview')).toHaveAttribute('open');
    for (const name of ['Overview', 'Reference data']) await user.click(screen.getByText(name));
    expect(screen.getByRole('link', { name: 'Tasks', hidden: true })).not.toBeVisible();
    expect(group('Reference data')).not.toHaveAttribute('open');
    cleanup();
    const again = await show();
    expect(group('Overview')).not.toHaveAttribute('open');
    expect(group('Administration')).toHaveAttribute('open');
    expect(group('Reference data')).toHaveAttribute('open');
    await again.user.click(screen.getByText('Overview'));
    cleanup();
    await show();
    expect(group('Overview')).toHaveAttribute('open');
    await again.user.click(screen.getByText('Overview'));
    cleanup();
    mockApi();
    await renderScreen(<DefaultLayout />, { path: '/countries', permissions: all, user: { id: 'another' } });
    expect(group('Overview')).toHaveAttribute('open');
  });

  it('has no row of navigation where that is hidden', async () => {
    await show({ navigation: 'horizontal', horizontalNav: 'hidden' });
    expect(navigation()).not.toBeInTheDocument();
  });

  it.each(['vertical', 'horizontal'] as const)(
    'covers the page with the navigation below 1279 px (%s)',
    async (chosen) => {
      setViewport({ width: 1278 });
      const { user } = await show({ navigation: chosen });
      expect(navigation()).not.toBeInTheDocument();
      await user.click(opener() ?? document.body);
      expect(entries()).toContain('/countries');
      setViewport({ width: 1279 });
      expect(opener()).not.toBeInTheDocument();
      expect(await screen.findByRole('navigation', { name: 'Main navigation' })).toBeVisible();
    },
  );

  it.each([1280, 390])(
    'with a hidden navbar keeps a way to navigate, sign out and return (%i px)',
    async (width) => {
      setViewport({ width });
      const { user } = await show({ navbar: 'hidden' });
      expect(screen.queryByRole('button', { name: 'Language' })).not.toBeInTheDocument();
      expect(opener() !== null).toBe(width < 1279);
      await user.click(screen.getByRole('button', { name: 'Customize' }));
      await user.click(await screen.findByRole('radio', { name: 'Static', checked: false }));
      expect(screen.getByRole('button', { name: 'Language' })).toBeVisible();
      expect(screen.getByRole('button', { name: /Mona Said/ })).toBeVisible();
    },
  );

  it.each(['Static', 'Hidden'])(
    'returns the focus to the button that opens the customizer (navbar: %s)',
    async (navbar) => {
      const { user } = await show();
      await user.click(screen.getByRole('button', { name: 'Customize' }));
      const choice = await screen.findByRole('group', { name: 'Navbar' });
      await user.click(within(choice).getByRole('radio', { name: navbar }));
      await user.click(screen.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.getByRole('button', { name: 'Customize' })).toHaveFocus());
    },
  );
});

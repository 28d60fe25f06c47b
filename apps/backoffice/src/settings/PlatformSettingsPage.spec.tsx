import { screen } from '@testing-library/react';
import { renderScreen } from '@traveldesk/shared-testing/web';
import { routeOf, settingScreens } from '../manifests';
import { menuSections, currentEntry } from '../menu/menu';
import { Component as PlatformSettingsPage } from './PlatformSettingsPage';
import en from './texts/en.json';

const settings = settingScreens.map((name) => ({ name, ...routeOf(name) }));

describe('the list of platform settings', () => {
  it('has every form of settings that the user may open, with a hint, and no other', async () => {
    const permissions = ['update_booking_settings', 'update_wallet_settings'];
    await renderScreen(<PlatformSettingsPage />, { path: '/platform-settings', permissions });
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/booking-settings', '/wallet-settings']);
    expect(screen.getByText(en.hints['booking-settings'])).toBeVisible();
    expect(settings.map(({ name }) => name).toSorted()).toEqual(Object.keys(en.hints).toSorted());
  });

  it.each(settings)(
    'is in the menu for users who may change only $name, and marked there as current',
    ({ path, permission }) => {
      const own = [permission ?? []].flat().slice(0, 1);
      expect(currentEntry(path, menuSections(own))?.path).toBe('/platform-settings');
    },
  );

  it('is not in the menu of others', () => {
    const names = menuSections(['show_markups', 'update_companies']).flatMap((section) => section.screens);
    expect(names.map(({ name }) => name)).not.toContain('platform-settings');
  });
});

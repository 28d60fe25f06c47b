import { addressOf, tabOf } from './settings.tabs';

describe('the tabs of the settings', () => {
  it.each([
    ['/settings', '', 'account'],
    ['/general-settings', '', 'account'],
    ['/module-settings', 'company=7', 'modules'],
    ['/supplier-settings', 'company=7&supplier=8', 'suppliers'],
    ['/settings', 'tab=tokens&company=7', 'tokens'],
    ['/module-settings', 'tab=tokens', 'modules'],
  ])('%s?%s opens %s', (path, search, tab) => {
    expect(tabOf(path, new URLSearchParams(search))).toBe(tab);
  });

  it('opens a tab that another domain adds, if it exists', () => {
    const search = new URLSearchParams('tab=wallet&company=7');
    expect(tabOf('/settings', search, ['wallet'])).toBe('wallet');
    expect(tabOf('/settings', search)).toBe('account');
    expect(tabOf('/module-settings', search, ['wallet'])).toBe('modules');
    expect(addressOf('wallet', '7')).toBe('/settings?tab=wallet&company=7');
  });

  it.each([
    ['account', null, '/general-settings'],
    ['modules', '7', '/module-settings?company=7'],
    ['suppliers', '7', '/supplier-settings?company=7'],
    ['tokens', '7', '/settings?tab=tokens&company=7'],
  ] as const)('%s of the company %s is at %s', (tab, company, address) => {
    expect(addressOf(tab, company)).toBe(address);
  });
});

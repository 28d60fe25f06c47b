import { companyPermissions } from '@traveldesk/companies-contract';

/** The tabs of a company's settings, and where each one is (SPECIFICATION 2). */
export const settingsTabs = [
  { key: 'account', path: '/general-settings' },
  { key: 'modules', path: '/module-settings' },
  { key: 'suppliers', path: '/supplier-settings' },
  { key: 'tokens', path: '/settings?tab=tokens', permission: companyPermissions.tokens },
] as const satisfies readonly { key: string; path: string; permission?: string }[];

/** What of the address says whose settings are edited, besides the path. */
export const settingsKeys = ['company', 'supplier', 'tab'] as const;

export type SettingsTab = (typeof settingsTabs)[number]['key'];

/**
 * The tab that an address opens: that of its path, or of `tab`; /settings opens the first one. `added` are those that other
 * domains add.
 */
export function tabOf(pathname: string, search: URLSearchParams, added: readonly string[] = []): string {
  const tab = search.get('tab');
  if (pathname === '/settings' && tab && ['tokens', ...added].includes(tab)) return tab;
  return settingsTabs.find(({ path }) => path === pathname)?.key ?? 'account';
}

/** The address of a tab for the same company. */
export function addressOf(tab: string, company: string | null): string {
  const [path = '', query = ''] = (
    settingsTabs.find(({ key }) => key === tab)?.path ?? `/settings?tab=${tab}`
  ).split('?');
  const search = new URLSearchParams(query);
  if (company) search.set('company', company);
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

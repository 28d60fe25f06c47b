import { companyPermissions } from '@traveldesk/companies-contract';

/** The tabs of the company settings, with their paths (SPECIFICATION 2). */
export const settingsTabs = [
  { key: 'account', path: '/general-settings' },
  { key: 'modules', path: '/module-settings' },
  { key: 'suppliers', path: '/supplier-settings' },
  { key: 'tokens', path: '/settings?tab=tokens', permission: companyPermissions.tokens },
] as const satisfies readonly { key: string; path: string; permission?: string }[];

/** Query parameters that, with the path, identify the edited settings. */
export const settingsKeys = ['company', 'supplier', 'tab'] as const;

export type SettingsTab = (typeof settingsTabs)[number]['key'];

/** Returns the tab of a URL, by its path or `tab`; `/settings` opens the first one. `added`: tabs of other domains. */
export function tabOf(pathname: string, search: URLSearchParams, added: readonly string[] = []): string {
  const tab = search.get('tab');
  if (pathname === '/settings' && tab && ['tokens', ...added].includes(tab)) return tab;
  return settingsTabs.find(({ path }) => path === pathname)?.key ?? 'account';
}

/** Returns the URL of a tab for the same company. */
export function addressOf(tab: string, company: string | null): string {
  const [path = '', query = ''] = (
    settingsTabs.find(({ key }) => key === tab)?.path ?? `/settings?tab=${tab}`
  ).split('?');
  const search = new URLSearchParams(query);
  if (company) search.set('company', company);
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

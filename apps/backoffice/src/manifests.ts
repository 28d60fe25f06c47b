import { airlinesScreens } from '@traveldesk/airlines-contract/manifest/screens';
import { approvalsScreens } from '@traveldesk/approvals-contract/manifest/screens';
import { authScreens } from '@traveldesk/auth-contract/manifest/screens';
import { bookingsScreens } from '@traveldesk/bookings-contract/manifest/screens';
import { companiesScreens } from '@traveldesk/companies-contract/manifest/screens';
import { currenciesScreens } from '@traveldesk/currencies-contract/manifest/screens';
import { dashboardScreens } from '@traveldesk/dashboard-contract/manifest/screens';
import { flightsScreens } from '@traveldesk/flights-contract/manifest/screens';
import { geoScreens } from '@traveldesk/geo-contract/manifest/screens';
import { hotelsScreens } from '@traveldesk/hotels-contract/manifest/screens';
import { markupsScreens } from '@traveldesk/markups-contract/manifest/screens';
import { modulesScreens } from '@traveldesk/modules-contract/manifest/screens';
import { suppliersScreens } from '@traveldesk/suppliers-contract/manifest/screens';
import { tasksScreens } from '@traveldesk/tasks-contract/manifest/screens';
import { usersScreens } from '@traveldesk/users-contract/manifest/screens';
import { walletScreens } from '@traveldesk/wallet-contract/manifest/screens';
import type { Screens } from '@traveldesk/shared-contract';
import type { TextKey } from '@traveldesk/shared-web';
import type { MenuWords } from './menu/words';

/** The screens of every domain's contract. */
const ofDomains = {
  airlines: airlinesScreens,
  approvals: approvalsScreens,
  auth: authScreens,
  bookings: bookingsScreens,
  companies: companiesScreens,
  currencies: currenciesScreens,
  dashboard: dashboardScreens,
  flights: flightsScreens,
  geo: geoScreens,
  hotels: hotelsScreens,
  markups: markupsScreens,
  modules: modulesScreens,
  suppliers: suppliersScreens,
  tasks: tasksScreens,
  users: usersScreens,
  wallet: walletScreens,
};

const settings = Object.values<Screens>(ofDomains)
  .flatMap((own) => Object.entries(own))
  .filter(([, { isSetting }]) => isSetting);

/** The shell's own pages: the list of all settings, and those for unknown or failed paths. */
const shellScreens = {
  'platform-settings': {
    path: '/platform-settings',
    permission: settings.flatMap(([, { permission = [] }]) => permission),
    label: 'platformSettings',
    menu: 'administration',
  },
  error: { path: '/error/*' },
  'not-found': { path: '*' },
} as const satisfies Screens<MenuWords['shell']>;

const manifests = { ...ofDomains, shell: shellScreens } satisfies Record<keyof MenuWords, Screens>;

type Manifest = (typeof manifests)[keyof typeof manifests];
type NamesIn<OneOf> = OneOf extends unknown ? keyof OneOf : never;
type ShownIn<OneOf> = OneOf extends unknown
  ? { [Name in keyof OneOf]: OneOf[Name] extends { menu: string } ? Name : never }[keyof OneOf]
  : never;

/** Every screen of the product. */
export type ScreenName = NamesIn<Manifest>;

type SettingsIn<OneOf> = OneOf extends unknown
  ? { [Name in keyof OneOf]: OneOf[Name] extends { isSetting: true } ? Name : never }[keyof OneOf]
  : never;

/** The screens with settings of the whole platform, in the order of the domains. */
export const settingScreens = settings.map(([name]) => name as SettingsIn<Manifest>);

/** The screens of the navigation. */
export type MenuScreenName = ShownIn<Manifest>;

const routes = new Map(
  Object.entries<Screens>(manifests).flatMap(([domain, own]) =>
    Object.entries(own).map(([name, { label, isSetting: _, ...route }]) => [
      name,
      // A manifest's labels are keys of its domain's menu texts.
      { ...route, ...(label && { label: `menu:${domain}.${label}` as TextKey }) },
    ]),
  ),
);

/** Returns the path, permission and label of a screen from its contract. */
export function routeOf(name: ScreenName) {
  const route = routes.get(name);
  if (!route) throw new Error(`No contract names the screen ${name}.`);
  return route;
}

import type { MenuScreenName } from '../manifests';

/** The drawing of each screen of the navigation, by its name among antd's outlined icons. */
const ofScreens = {
  home: 'appstore',
  tasks: 'check-square',
  approvals: 'audit',
  'flights-search': 'send',
  'flights-booking-list': 'schedule',
  booking_lists: 'profile',
  'booking-deadlines': 'clock-circle',
  travellers: 'idcard',
  users: 'team',
  roles: 'safety',
  security: 'lock',
  modules: 'block',
  suppliers: 'api',
  companies: 'bank',
  settings: 'setting',
  countries: 'global',
  airlines: 'rocket',
  cities: 'environment',
  airports: 'compass',
  'exchange-rates': 'swap',
  markups: 'percentage',
  'markups-price-check': 'calculator',
  'markup-zones': 'compass',
  transactions: 'transaction',
  'sales-report': 'bar-chart',
  'wallet-holds': 'hourglass',
  'wallet-settings': 'wallet',
  ledger: 'book',
} as const satisfies Record<MenuScreenName, string>;

type ScreenDrawing = (typeof ofScreens)[keyof typeof ofScreens];
export const screenDrawings: Readonly<Record<string, ScreenDrawing>> = ofScreens;

/** Of a screen that has none of its own: adding a record, and everything else. */
export const otherScreens = { create: 'plus', other: 'right' } as const;

/** What else the layout draws. */
export const layoutDrawings = [
  'bg-colors',
  'bulb',
  'global',
  'key',
  'logout',
  'menu-fold',
  'menu-unfold',
  'moon',
  'sun',
  'user',
] as const;

export type DrawingName =
  | ScreenDrawing
  | (typeof otherScreens)[keyof typeof otherScreens]
  | (typeof layoutDrawings)[number];

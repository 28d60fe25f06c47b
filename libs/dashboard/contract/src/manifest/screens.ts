import type { Screens } from '@traveldesk/shared-contract';
import type menu from './menu/texts/en.json';

export const dashboardScreens = {
  home: { path: '/', label: 'home', menu: 'overview' },
} as const satisfies Screens<typeof menu>;

import type { Screens } from '@traveldesk/shared-contract';
import { flightPermissions } from '../permissions';
import type menu from './menu/texts/en.json';

export const flightsScreens = {
  'flights-search': {
    path: '/flights/search',
    permission: flightPermissions.search,
    label: 'flightSearch',
    menu: 'flights',
  },
  'flights-viewTrip': { path: '/flights/viewTrip', permission: flightPermissions.search },
  'flight-results': { path: '/flights/results', permission: flightPermissions.search },
} as const satisfies Screens<typeof menu>;

import type { Screens } from '@traveldesk/shared-contract';
import { hotelPermissions } from '../permissions';
import type menu from './menu/texts/en.json';

export const hotelsScreens = {
  'hotels-search': {
    path: '/hotels/search',
    permission: hotelPermissions.search,
    label: 'hotelSearch',
    menu: 'hotels',
  },
  'hotels-results': { path: '/hotels/results', permission: hotelPermissions.search },
} as const satisfies Screens<typeof menu>;

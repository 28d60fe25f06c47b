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
  'hotels-property': { path: '/hotels/property/:id', permission: hotelPermissions.search },
  'hotels-quote': { path: '/hotels/quote', permission: hotelPermissions.search },
} as const satisfies Screens<typeof menu>;

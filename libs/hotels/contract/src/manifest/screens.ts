import type { Screens } from '@traveldesk/shared-contract';
import { hotelPermissions, propertiesPermission } from '../permissions';
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
  'hotels-properties': {
    path: '/hotels/properties',
    permission: propertiesPermission,
    label: 'hotelProperties',
    menu: 'hotels',
  },
  'hotels-properties-matches': { path: '/hotels/properties/matches', permission: propertiesPermission },
  'hotels-properties-view': { path: '/hotels/properties/view/:id', permission: propertiesPermission },
} as const satisfies Screens<typeof menu>;

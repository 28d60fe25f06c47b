import type { Screens } from '@traveldesk/shared-contract';
import { airlinePermissions } from '../permissions';
import type menu from './menu/texts/en.json';

export const airlinesScreens = {
  airlines: { path: '/airlines', permission: airlinePermissions.list, label: 'airlines', menu: 'reference' },
  'airline-create': { path: '/airlines/create', permission: airlinePermissions.create, label: 'addAirline' },
  'airlines-view': { path: '/airlines/view/:id', permission: airlinePermissions.list },
  'airline-edit': { path: '/airlines/edit/:id', permission: airlinePermissions.update },
} as const satisfies Screens<typeof menu>;

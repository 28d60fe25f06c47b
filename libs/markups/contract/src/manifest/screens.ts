import type { Screens } from '@traveldesk/shared-contract';
import { markupPermissions, zonePermissions } from '../permissions';
import type menu from './menu/texts/en.json';

export const markupsScreens = {
  markups: { path: '/markups', permission: markupPermissions.list, label: 'markups', menu: 'money' },
  'markups-create': { path: '/markups/create', permission: markupPermissions.create, label: 'addMarkup' },
  'markups-view': { path: '/markups/view/:id', permission: markupPermissions.list },
  'markups-edit': { path: '/markups/edit/:id', permission: markupPermissions.update },
  'markups-overlaps': {
    path: '/markups/overlaps',
    permission: markupPermissions.list,
    label: 'markupOverlaps',
  },
  'markups-price-check': {
    path: '/markups/price-check',
    permission: markupPermissions.list,
    label: 'priceCheck',
    menu: 'money',
  },
  'markup-zones': {
    path: '/markup-zones',
    permission: zonePermissions.list,
    label: 'markupZones',
    menu: 'money',
  },
  'markup-zones-create': {
    path: '/markup-zones/create',
    permission: zonePermissions.create,
    label: 'addMarkupZone',
  },
  'markup-zones-view': { path: '/markup-zones/view/:id', permission: zonePermissions.list },
  'markup-zones-edit': { path: '/markup-zones/edit/:id', permission: zonePermissions.update },
  'markup-settings': {
    path: '/markup-settings',
    permission: markupPermissions.settings,
    label: 'markupSettings',
    isSetting: true,
  },
} as const satisfies Screens<typeof menu>;

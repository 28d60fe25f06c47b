import type { Screens } from '@traveldesk/shared-contract';
import { supplierPermissions } from '../permissions';
import type menu from './menu/texts/en.json';

export const suppliersScreens = {
  suppliers: {
    path: '/suppliers',
    permission: supplierPermissions.list,
    label: 'suppliers',
    menu: 'administration',
  },
  'suppliers-create': {
    path: '/suppliers/create',
    permission: supplierPermissions.create,
    label: 'addSupplier',
  },
  'suppliers-view': { path: '/suppliers/view/:id', permission: supplierPermissions.list },
  'suppliers-edit': { path: '/suppliers/edit/:id', permission: supplierPermissions.update },
} as const satisfies Screens<typeof menu>;

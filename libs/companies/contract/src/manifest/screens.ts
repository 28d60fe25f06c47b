import type { Screens } from '@traveldesk/shared-contract';
import { companyPermissions } from '../permissions';
import type menu from './menu/texts/en.json';

export const companiesScreens = {
  companies: {
    path: '/companies',
    permission: companyPermissions.list,
    label: 'companies',
    menu: 'administration',
  },
  'companies-create': {
    path: '/companies/create',
    permission: companyPermissions.create,
    label: 'addCompany',
  },
  'companies-view': { path: '/companies/view/:id', permission: companyPermissions.list },
  'companies-edit': { path: '/companies/edit/:id', permission: companyPermissions.update },
  settings: {
    path: '/settings',
    permission: companyPermissions.update,
    label: 'companySettings',
    menu: 'administration',
  },
  'general-settings': { path: '/general-settings', permission: companyPermissions.update },
  'module-settings': { path: '/module-settings', permission: companyPermissions.update },
  'supplier-settings': { path: '/supplier-settings', permission: companyPermissions.update },
} as const satisfies Screens<typeof menu>;

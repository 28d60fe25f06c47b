import type { Screens } from '@traveldesk/shared-contract';
import { modulePermissions } from '../permissions';
import type menu from './menu/texts/en.json';

export const modulesScreens = {
  modules: { path: '/modules', permission: modulePermissions.list, label: 'modules', menu: 'administration' },
  'modules-create': { path: '/modules/create', permission: modulePermissions.create, label: 'addModule' },
  'modules-view': {
    path: '/modules/view/:id',
    permission: [modulePermissions.list, modulePermissions.update],
  },
  'modules-edit': { path: '/modules/edit/:id', permission: modulePermissions.update },
} as const satisfies Screens<typeof menu>;

import type { Screens } from '@traveldesk/shared-contract';
import { rolePermissions, userPermissions } from '../permissions';
import type menu from './menu/texts/en.json';

export const usersScreens = {
  users: { path: '/users', permission: userPermissions.list, label: 'users', menu: 'administration' },
  'users-create': { path: '/users/create', permission: userPermissions.create, label: 'addUser' },
  'users-view': { path: '/users/view/:id', permission: [userPermissions.list, userPermissions.update] },
  'users-edit': { path: '/users/edit/:id', permission: userPermissions.update },
  roles: { path: '/roles', permission: rolePermissions.list, label: 'roles', menu: 'administration' },
  'roles-create': { path: '/roles/create', permission: rolePermissions.create, label: 'addRole' },
  'roles-view': { path: '/roles/view/:id', permission: rolePermissions.list },
  'roles-edit': { path: '/roles/edit/:id', permission: rolePermissions.update },
  profile: { path: '/profile', label: 'profile' },
} as const satisfies Screens<typeof menu>;

import type { Screens } from '@traveldesk/shared-contract';
import { securityPermissions } from '../permissions';
import type menu from './menu/texts/en.json';

export const authScreens = {
  security: {
    path: '/security',
    permission: securityPermissions.update,
    label: 'security',
    isSetting: true,
  },
  login: { path: '/login' },
  'reset-password': { path: '/reset-password' },
  'change-password': { path: '/change-password' },
  'user-form': { path: '/user-form' },
  'second-factor': { path: '/second-factor' },
} as const satisfies Screens<typeof menu>;

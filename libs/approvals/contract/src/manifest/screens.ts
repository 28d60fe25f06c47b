import type { Screens } from '@traveldesk/shared-contract';
import { approvalPermissions } from '../permissions';
import type menu from './menu/texts/en.json';

export const approvalsScreens = {
  approvals: {
    path: '/approvals',
    permission: approvalPermissions.list,
    label: 'approvals',
    menu: 'overview',
  },
  // Whoever has asked sees what became of it: the API tells whose it is.
  'approvals-view': { path: '/approvals/view/:id' },
} as const satisfies Screens<typeof menu>;

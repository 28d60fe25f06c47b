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
  // No permission: authors may open their own requests, and the API checks the author.
  'approvals-view': { path: '/approvals/view/:id' },
} as const satisfies Screens<typeof menu>;

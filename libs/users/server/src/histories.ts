import type { HistoryRule } from '@traveldesk/shared-server';
import { roleViewers, userViewers } from '@traveldesk/users-contract';

export const roleHistory = { permissions: roleViewers } satisfies HistoryRule;

/** Entries hold the names of roles, and among them may be some that no company is shown. */
export const userHistory = {
  permissions: userViewers,
  hidden: ({ type }) => (type === 'staff' ? [] : ['roles']),
} satisfies HistoryRule;

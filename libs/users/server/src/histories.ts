import type { HistoryRule } from '@traveldesk/shared-server';
import { roleViewers, userViewers } from '@traveldesk/users-contract';

export const roleHistory = { permissions: roleViewers } satisfies HistoryRule;

/** Entries include role names that users of companies may not see. */
export const userHistory = {
  permissions: userViewers,
  hidden: ({ type }) => (type === 'staff' ? [] : ['roles']),
} satisfies HistoryRule;

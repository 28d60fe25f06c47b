import { taskReaders } from '@traveldesk/tasks-contract';
import type { HistoryRule } from '@traveldesk/shared-server';

/** Entries name people as they were: who of them were staff, or came from elsewhere, is not known any more. */
export const taskHistory = {
  permissions: taskReaders,
  hidden: ({ type }) => (type === 'staff' ? [] : ['assignee']),
} satisfies HistoryRule;

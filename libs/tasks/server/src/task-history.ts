import { taskReaders } from '@traveldesk/tasks-contract';
import type { HistoryRule } from '@traveldesk/shared-server';

/**
 * Entries name people as they were then. Whether those people were visible to the reader can no longer be told, so only staff see
 * assignees.
 */
export const taskHistory = {
  permissions: taskReaders,
  hidden: ({ type }) => (type === 'staff' ? [] : ['assignee']),
} satisfies HistoryRule;

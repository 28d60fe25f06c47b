import { taskAssignments, taskDues, taskStatuses, taskTypes } from '@traveldesk/tasks-contract';
import type { FilterField } from '@traveldesk/shared-web';
import { UserFilter } from '@traveldesk/users-ui';

export const taskFilters = [
  { key: 'title', kind: 'text', label: 'tasks:tasks.filters.title' },
  {
    key: 'assigned',
    kind: 'select',
    label: 'tasks:tasks.fields.assignee',
    options: taskAssignments.map((value) => ({ value, label: `tasks:assigned.${value}` as const })),
  },
  {
    key: 'due',
    kind: 'select',
    label: 'tasks:tasks.fields.due_on',
    options: taskDues.map((value) => ({ value, label: `tasks:dues.${value}` as const })),
  },
  {
    key: 'status',
    kind: 'select',
    label: 'tasks:tasks.filters.status',
    options: taskStatuses.map((value) => ({ value, label: `tasks:statuses.${value}` as const })),
  },
  {
    key: 'type',
    kind: 'select',
    label: 'tasks:tasks.filters.type',
    options: taskTypes.map((value) => ({ value, label: `tasks:types.${value}` as const })),
  },
  { key: 'assignee_id', kind: 'picker', label: 'tasks:tasks.filters.assignee', Picker: UserFilter },
] as const satisfies readonly FilterField[];

export type TaskFilter = (typeof taskFilters)[number]['key'];

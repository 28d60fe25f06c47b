import { taskStatuses, taskTypes } from '@traveldesk/tasks-contract';
import type { FilterField } from '@traveldesk/shared-web';

export const taskFilters = [
  { key: 'title', kind: 'text', label: 'tasks:tasks.filters.title' },
  {
    key: 'type',
    kind: 'select',
    label: 'tasks:tasks.filters.type',
    options: taskTypes.map((value) => ({ value, label: `tasks:types.${value}` as const })),
  },
  {
    key: 'status',
    kind: 'select',
    label: 'tasks:tasks.filters.status',
    options: taskStatuses.map((value) => ({ value, label: `tasks:statuses.${value}` as const })),
  },
] as const satisfies readonly FilterField[];

export type TaskFilter = (typeof taskFilters)[number]['key'];

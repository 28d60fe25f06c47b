import { taskStatuses, taskTypes } from '@traveldesk/dashboard-contract';
import type { FilterField } from '@traveldesk/shared-web';

export const taskFilters = [
  { key: 'title', kind: 'text', label: 'dashboard:tasks.filters.title' },
  {
    key: 'type',
    kind: 'select',
    label: 'dashboard:tasks.filters.type',
    options: taskTypes.map((value) => ({ value, label: `dashboard:types.${value}` as const })),
  },
  {
    key: 'status',
    kind: 'select',
    label: 'dashboard:tasks.filters.status',
    options: taskStatuses.map((value) => ({ value, label: `dashboard:statuses.${value}` as const })),
  },
] as const satisfies readonly FilterField[];

export type TaskFilter = (typeof taskFilters)[number]['key'];

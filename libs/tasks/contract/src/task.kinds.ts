/** Types of tasks that staff can choose. */
export const staffTaskTypes = ['call', 'document', 'booking', 'payment', 'support'] as const;

/** Types of tasks that the product raises. */
export const systemTaskTypes = [
  'hold_expiring',
  'booking_in_doubt',
  'deposit_approval',
  'approval',
  'ledger_fault',
  'low_balance',
] as const;

export const taskTypes = [...staffTaskTypes, ...systemTaskTypes] as const;

export const taskStatuses = ['open', 'in_progress', 'waiting', 'done', 'cancelled'] as const;

/** Filters by assignee besides a chosen user: the reader, or nobody. */
export const taskAssignments = ['me', 'nobody'] as const;

/** Filters by due date, by the reader's day. Overdue tasks are neither done nor canceled. */
export const taskDues = ['overdue', 'today', 'week', 'none'] as const;

/** Theme colors of the statuses. */
export const taskStatusColors = {
  open: 'info',
  in_progress: 'primary',
  waiting: 'warning',
  done: 'success',
  cancelled: 'secondary',
} as const satisfies Record<TaskStatus, string>;

export type TaskDue = (typeof taskDues)[number];
export type TaskType = (typeof taskTypes)[number];
export type SystemTaskType = (typeof systemTaskTypes)[number];
export type TaskStatus = (typeof taskStatuses)[number];

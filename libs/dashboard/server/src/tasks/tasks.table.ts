import type { Generated } from 'kysely';
import type {} from '@traveldesk/companies-server'; // tasks are joined with their clients
import type {} from '@traveldesk/users-server'; // and with who is to see to them
import type { TaskStatus, TaskType } from '@traveldesk/dashboard-contract';

/**
 * A row of `tasks`. A title that staff have written is the same in the three columns; `search` is the three, folded.
 * `cause` is what has made the system raise the task, and null for one that staff have made.
 */
export interface TasksTable {
  id: string;
  cause: string | null;
  title_en: string;
  title_fr: string;
  title_ar: string;
  search: string;
  type: TaskType;
  status: TaskStatus;
  client_id: string | null;
  project: string;
  department: string | null;
  assignee_id: string | null;
  due_on: string | null;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

declare module '@traveldesk/shared-server' {
  interface Database {
    tasks: TasksTable;
  }
}

import type { Generated } from 'kysely';
import type {} from '@traveldesk/companies-server'; // tasks are joined with their clients
import type {} from '@traveldesk/users-server'; // and with who is to see to them
import type { TaskStatus, TaskType } from '@traveldesk/tasks-contract';

/**
 * A row of `tasks`. A title that staff have written is the same in the three columns; `search` is the three, folded.
 * What the system has raised is about a record (`about_kind`, `about_id`) for a `reason`, which is null for what staff
 * have made; and it may be due at an instant of its day.
 */
export interface TasksTable {
  id: string;
  about_kind: string | null;
  about_id: string | null;
  reason: string | null;
  title_en: string;
  title_fr: string;
  title_ar: string;
  search: string;
  /** Search text (docs/adr/0109). */
  compact: Generated<string | null>;
  type: TaskType;
  status: TaskStatus;
  client_id: string | null;
  project: string;
  department: string | null;
  assignee_id: string | null;
  due_on: string | null;
  due_at: Date | null;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

declare module '@traveldesk/shared-server' {
  interface Database {
    tasks: TasksTable;
  }
}

import type { Generated } from 'kysely';
import type {} from '@traveldesk/companies-server'; // tasks are joined with their clients
import type {} from '@traveldesk/users-server'; // and with their assignees
import type { TaskStatus, TaskType } from '@traveldesk/tasks-contract';

/**
 * A row of `tasks`. Titles by staff are the same in all three columns; `search` is the folded titles. A system task is about a record
 * (`about_kind`, `about_id`) for a `reason`, which is null for staff's tasks; it may also be due at an instant (`due_at`).
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
  description: string | null;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

/** A row of `task_comments`; the text has mentions as `<@user id>`. */
export interface TaskCommentsTable {
  id: string;
  task_id: string;
  author_id: string | null;
  text: string;
  version: Generated<number>;
  created_at: Generated<Date>;
  edited_at: Date | null;
}

/** A row of `task_mentions`: a user, and when a comment first mentioned that user. */
export interface TaskMentionsTable {
  comment_id: string;
  user_id: string;
  created_at: Generated<Date>;
}

declare module '@traveldesk/shared-server' {
  interface Database {
    tasks: TasksTable;
    task_comments: TaskCommentsTable;
    task_mentions: TaskMentionsTable;
  }
}

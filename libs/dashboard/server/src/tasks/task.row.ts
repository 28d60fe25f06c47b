import type { Selectable } from 'kysely';
import { taskStatusColors, type Task } from '@traveldesk/dashboard-contract';
import type { Language, Translated } from '@traveldesk/shared-contract';
import { isoOf, type Texts } from '@traveldesk/shared-server';
import type { TasksTable } from './tasks.table';

/** A task with the names that it refers to. */
export type TaskRow = Omit<Selectable<TasksTable>, 'search'> &
  Record<'client_name' | 'assignee_name', string | null>;

/** A task as the API answers it, its names in the caller's language. */
export function taskOf(row: TaskRow, texts: Texts, language: Language): Task {
  const say = (key: string) => texts.text('dashboard', key, language);
  return {
    id: row.id,
    title: titleOf(row)[language],
    type: { key: row.type, name: say(`types.${row.type}`) },
    status: { key: row.status, name: say(`statuses.${row.status}`), color: taskStatusColors[row.status] },
    job: {
      project: {
        name: row.project,
        client: { id: row.client_id, name: row.client_name ?? say('clients.platform') },
      },
      ...(row.department !== null && { department: { name: row.department } }),
    },
    assignee:
      row.assignee_id !== null && row.assignee_name !== null
        ? { id: row.assignee_id, name: row.assignee_name }
        : null,
    due_on: row.due_on,
    raised: row.cause !== null,
    version: row.version,
    created_at: isoOf(row.created_at),
    updated_at: isoOf(row.updated_at),
  };
}

export function titleOf({ title_en: en, title_fr: fr, title_ar: ar }: TaskRow): Translated {
  return { en, fr, ar };
}

/** What the history shows of a task: what people write of it, its client and assignee by name. */
export function factsOf(row: TaskRow) {
  const { type, status, project, department, due_on } = row;
  const client = row.client_name;
  return {
    title: row.title_en,
    type,
    status,
    client,
    project,
    department,
    assignee: row.assignee_name,
    due_on,
  };
}

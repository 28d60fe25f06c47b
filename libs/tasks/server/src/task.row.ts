import type { Selectable } from 'kysely';
import { taskStatusColors, type Task } from '@traveldesk/tasks-contract';
import type { Language, Translated } from '@traveldesk/shared-contract';
import { isoOf, type Actor, type ShownRecord, type Texts } from '@traveldesk/shared-server';
import type { TasksTable } from './tasks.table';

/** A task with the names that it refers to. */
export type TaskRow = Omit<Selectable<TasksTable>, 'search' | 'compact'> &
  Record<'client_name' | 'assignee_name' | 'assignee_full_name', string | null> & {
    assignee_type: Actor['type'] | null;
  };

/** A task as the API answers it, its names in the caller's language; `about` is what the caller is shown of its record. */
export function taskOf(row: TaskRow, texts: Texts, language: Language, about: ShownRecord | null): Task {
  const say = (key: string) => texts.text('tasks', key, language);
  return {
    id: row.id,
    title: titleOf(row)[language],
    type: { key: row.type, name: say(`types.${row.type}`) },
    status: { key: row.status, name: say(`statuses.${row.status}`), color: taskStatusColors[row.status] },
    job: {
      project: {
        name: projectName(row, texts, language),
        client: { id: row.client_id, name: row.client_name ?? say('clients.platform') },
      },
      ...(row.department !== null && { department: { name: row.department } }),
    },
    assignee:
      row.assignee_id === null ? null : { id: row.assignee_id, name: row.assignee_name ?? say(unseen(row)) },
    due_on: row.due_on,
    due_at: row.due_at && isoOf(row.due_at),
    about,
    raised: row.reason !== null,
    version: row.version,
    created_at: isoOf(row.created_at),
    updated_at: isoOf(row.updated_at),
  };
}

/** What the product calls its own projects, as `createTask` is told them. */
const ownProjects: readonly string[] = ['Bookings', 'Flights', 'Markups', 'Wallet'];

/** A task's project; what the product has named itself is in the reader's language, as the task's title is. */
export function projectName(
  { project, reason }: Pick<TaskRow, 'project' | 'reason'>,
  texts: Texts,
  language: Language,
): string {
  const isOwn = reason !== null && ownProjects.includes(project);
  return isOwn ? texts.text('tasks', `projects.${project}`, language) : project;
}

/** What a reader is told in place of the name of somebody whom they may not know of. */
function unseen({ assignee_type: type }: TaskRow): string {
  return type === 'staff' ? 'assignees.staff' : 'assignees.elsewhere';
}

export function titleOf({ title_en: en, title_fr: fr, title_ar: ar }: TaskRow): Translated {
  return { en, fr, ar };
}

/** What staff write they write once, for readers of every language. */
export function inAllLanguages(title: string): Translated {
  return { en: title, fr: title, ar: title };
}

/** What the history shows of a task: what people write of it, its client and assignee by name; what the product calls it in each language. */
export function auditedTask(row: TaskRow) {
  const { type, status, project, department, due_on } = row;
  const client = row.client_name;
  return {
    title: row.reason === null ? row.title_en : titleOf(row),
    type,
    status,
    client,
    project,
    department,
    assignee: row.assignee_full_name,
    due_on,
    due_at: row.due_at && isoOf(row.due_at),
  };
}

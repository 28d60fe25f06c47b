import type { Selectable } from 'kysely';
import { taskStatusColors, type Task, type TaskRecord } from '@traveldesk/tasks-contract';
import type { Language, Translated } from '@traveldesk/shared-contract';
import { isoOf, type Actor, type ShownRecord, type Texts } from '@traveldesk/shared-server';
import type { TasksTable } from './tasks.table';

/** A task with the names of its client and assignee. */
export type TaskRow = Omit<Selectable<TasksTable>, 'search' | 'compact'> &
  Record<'client_name' | 'assignee_name' | 'assignee_full_name', string | null> & {
    assignee_type: Actor['type'] | null;
    commented: boolean;
  };

/** Builds the API response of a task in the caller's language; `about` is its record as shown to the caller. */
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
      row.assignee_id === null
        ? null
        : { id: row.assignee_id, name: row.assignee_name ?? say(unseen(row.assignee_type)) },
    due_on: row.due_on,
    due_at: row.due_at && isoOf(row.due_at),
    about,
    raised: row.reason !== null,
    commented: row.commented,
    version: row.version,
    created_at: isoOf(row.created_at),
    updated_at: isoOf(row.updated_at),
  };
}

/** The same with the description, for one task. */
export function taskRecordOf(...[row, ...rest]: Parameters<typeof taskOf>): TaskRecord {
  return { ...taskOf(row, ...rest), description: row.description };
}

/** The projects of tasks that the product raises, as passed to `createTask`. */
const ownProjects: readonly string[] = ['Bookings', 'Flights', 'Markups', 'Wallet'];

/** Returns the project's name; the product's own projects are in the reader's language. */
export function projectName(
  { project, reason }: Pick<TaskRow, 'project' | 'reason'>,
  texts: Texts,
  language: Language,
): string {
  const isOwn = reason !== null && ownProjects.includes(project);
  return isOwn ? texts.text('tasks', `projects.${project}`, language) : project;
}

/** Returns the text key shown instead of the name of a person whom the reader may not see. */
export function unseen(type: Actor['type'] | null): string {
  return type === 'staff' ? 'assignees.staff' : 'assignees.elsewhere';
}

export function titleOf({ title_en: en, title_fr: fr, title_ar: ar }: TaskRow): Translated {
  return { en, fr, ar };
}

/** Uses a title by staff for all languages. */
export function inAllLanguages(title: string): Translated {
  return { en: title, fr: title, ar: title };
}

/** Returns a task for the history: the input fields, with names of client and assignee, and titles by the product in each language. */
export function auditedTask(row: TaskRow) {
  const { type, status, project, department, due_on, description } = row;
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
    description,
  };
}

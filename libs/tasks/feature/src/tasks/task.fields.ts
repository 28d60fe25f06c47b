import type { TFunction } from 'i18next';
import { taskStatuses, taskTypes, type TaskInput } from '@traveldesk/tasks-contract';
import type { Format } from '@traveldesk/shared-web';
import en from '../texts/en.json';

/** The name of a field as the form calls it. */
export function taskFieldName(t: TFunction<'tasks'>, field: string): string {
  return isField(field) ? t(`tasks.fields.${field}`) : field;
}

/** A value of the history in the screen's words; `date` writes a day, `dateTime` an instant. */
export function taskFieldValue(
  { t, date, dateTime }: { t: TFunction<'tasks'> } & Pick<Format, 'date' | 'dateTime'>,
  field: string,
  value: unknown,
): unknown {
  if (field === 'due_on' && typeof value === 'string') return date(value);
  if (field === 'due_at' && typeof value === 'string') return dateTime(value);
  const type = taskTypes.find((known) => known === value);
  if (field === 'type' && type) return t(`types.${type}`);
  const status = taskStatuses.find((known) => known === value);
  return field === 'status' && status ? t(`statuses.${status}`) : value;
}

const compared = ['title', 'project', 'department', 'due_on'] as const;

/** The values to compare where somebody else has saved the task meanwhile; client and assignee by their names. */
export function comparedFields(t: TFunction<'tasks'>, nameOf: (id: string) => string) {
  return [
    ...compared.map((field) => ({
      label: t(`tasks.fields.${field}`),
      value: (task: TaskInput): unknown => task[field],
    })),
    { label: t('tasks.fields.type'), value: ({ type }: TaskInput): unknown => t(`types.${type}`) },
    { label: t('tasks.fields.status'), value: ({ status }: TaskInput): unknown => t(`statuses.${status}`) },
    { label: t('tasks.fields.client'), value: ({ client_id: id }: TaskInput): unknown => id && nameOf(id) },
    {
      label: t('tasks.fields.assignee'),
      value: ({ assignee_id: id }: TaskInput): unknown => id && nameOf(id),
    },
  ];
}

function isField(field: string): field is keyof typeof en.tasks.fields {
  return field in en.tasks.fields;
}

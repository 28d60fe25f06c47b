import type { TFunction } from 'i18next';
import { taskStatuses, taskTypes, type TaskInput } from '@traveldesk/tasks-contract';
import { eachField, inLanguage, isKey } from '@traveldesk/shared-ui';
import type { Format, LanguageChoice } from '@traveldesk/shared-web';
import en from '../texts/en.json';

/** Returns a field's label in the form. */
export function taskFieldName(t: TFunction<'tasks'>, field: string): string {
  return isField(field) ? t(`tasks.fields.${field}`) : field;
}

interface TaskWords extends Pick<Format, 'date' | 'dateTime'>, Pick<LanguageChoice, 'language'> {
  t: TFunction<'tasks'>;
  /** True when the product raised the task; then its project is one of the product's own. */
  raised: boolean;
}

/** Formats a value of the history; `date` formats a day, `dateTime` an instant. */
export function taskFieldValue(words: TaskWords, field: string, value: unknown): unknown {
  const { t, date, dateTime, language, raised } = words;
  if (field === 'title') return inLanguage(value, language);
  if (field === 'project' && raised && isKey(value, en.projects)) return t(`projects.${value}`);
  if (field === 'cause' && typeof value === 'string') return causeOf(t, value);
  if (field === 'due_on' && typeof value === 'string') return date(value);
  if (field === 'due_at' && typeof value === 'string') return dateTime(value);
  const type = taskTypes.find((known) => known === value);
  if (field === 'type' && type) return t(`types.${type}`);
  const status = taskStatuses.find((known) => known === value);
  return field === 'status' && status ? t(`statuses.${status}`) : value;
}

/** Returns why the product raised a task. Some causes have a suffix: a note's keys, or a currency. */
function causeOf(t: TFunction<'tasks'>, cause: string): string {
  const name = Object.keys(en.causes).find((key) => cause === key || cause.startsWith(`${key}_`));
  if (!isKey(name, en.causes)) return cause;
  const currency = /_([A-Z]{3})$/.exec(cause)?.[1];
  return currency ? `${t(`causes.${name}`)} (${currency})` : t(`causes.${name}`);
}

const compared = ['title', 'project', 'department', 'due_on', 'description'] as const;

/** Fields to compare after an edit conflict; client and assignee by name. */
export function comparedFields(t: TFunction<'tasks'>, nameOf: (id: string) => string) {
  return {
    ...eachField(compared, (field) => ({
      label: t(`tasks.fields.${field}`),
      value: (task: TaskInput): unknown => task[field],
    })),
    type: { label: t('tasks.fields.type'), value: ({ type }: TaskInput): unknown => t(`types.${type}`) },
    status: {
      label: t('tasks.fields.status'),
      value: ({ status }: TaskInput): unknown => t(`statuses.${status}`),
    },
    client_id: {
      label: t('tasks.fields.client'),
      value: ({ client_id: id }: TaskInput): unknown => id && nameOf(id),
    },
    assignee_id: {
      label: t('tasks.fields.assignee'),
      value: ({ assignee_id: id }: TaskInput): unknown => id && nameOf(id),
    },
  };
}

function isField(field: string): field is keyof typeof en.tasks.fields {
  return field in en.tasks.fields;
}

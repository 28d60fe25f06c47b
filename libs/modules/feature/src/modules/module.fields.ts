import type { TFunction } from 'i18next';
import { moduleStatuses, type Module, type ModuleInput } from '@traveldesk/modules-contract';
import { languages } from '@traveldesk/shared-contract';

const facts = ['name', 'key', 'status'] as const;

/** Returns the form's input of a module. */
export function moduleInputOf({ key, name, status }: Module): ModuleInput {
  return { key, name, status };
}

/** Returns a field's label in the form. */
export function moduleFieldName(t: TFunction<'modules'>, field: string): string {
  return isFact(field) ? t(`modules.fields.${field}`) : field;
}

/** Formats a value of the history. */
export function moduleFieldValue(t: TFunction<'modules'>, field: string, value: unknown): unknown {
  const status = moduleStatuses.find((known) => known === value);
  return field === 'status' && status ? t(`modules.statuses.${status}`) : value;
}

/** Fields to compare after an edit conflict, without the key, which never changes. */
export function comparedFields(t: TFunction<['modules', 'common']>) {
  const label = t('modules.fields.name');
  return {
    key: [],
    name: languages.map((language) => ({
      label: t('common:form.inLanguage', { label, language: t(`common:languages.${language}`) }),
      value: ({ name }: ModuleInput) => name[language],
    })),
    status: {
      label: t('modules.fields.status'),
      value: ({ status }: ModuleInput) => t(`modules.statuses.${status}`),
    },
  };
}

function isFact(field: string): field is (typeof facts)[number] {
  return facts.some((fact) => fact === field);
}

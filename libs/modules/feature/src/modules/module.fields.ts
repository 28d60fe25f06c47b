import type { TFunction } from 'i18next';
import { moduleStatuses, type Module, type ModuleInput } from '@traveldesk/modules-contract';
import { languages } from '@traveldesk/shared-contract';

const facts = ['name', 'key', 'status'] as const;

/** What people write of a module, as the form takes it and the API wants it. */
export function moduleInputOf({ key, name, status }: Module): ModuleInput {
  return { key, name, status };
}

/** The name of a field as the form calls it. */
export function moduleFieldName(t: TFunction<'modules'>, field: string): string {
  return isFact(field) ? t(`modules.fields.${field}`) : field;
}

/** A value of the history in the screen's words. */
export function moduleFieldValue(t: TFunction<'modules'>, field: string, value: unknown): unknown {
  const status = moduleStatuses.find((known) => known === value);
  return field === 'status' && status ? t(`modules.statuses.${status}`) : value;
}

/** The values to compare where somebody else has saved the module meanwhile; a key never differs. */
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

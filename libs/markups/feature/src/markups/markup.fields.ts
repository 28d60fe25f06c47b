import type { TFunction } from 'i18next';
import type { Markup, MarkupInput } from '@traveldesk/markups-contract';
import { languages } from '@traveldesk/shared-contract';

/** What people write of one, as the form takes it and the API wants it. */
export function markupInputOf({ name, code }: Markup): MarkupInput {
  return { name, code };
}

/** The name of a field as the form calls it. */
export function markupFieldName(t: TFunction<'markups'>, field: string): string {
  return field === 'name' || field === 'code' ? t(`markups.fields.${field}`) : field;
}

/** The values to compare where somebody else has saved it meanwhile. */
export function comparedMarkupFields(t: TFunction<['markups', 'common']>) {
  const label = t('markups.fields.name');
  return [
    ...languages.map((language) => ({
      label: t('common:form.inLanguage', { label, language: t(`common:languages.${language}`) }),
      value: ({ name }: MarkupInput) => name[language],
    })),
    { label: t('markups.fields.code'), value: ({ code }: MarkupInput) => code },
  ];
}

import type { TFunction } from 'i18next';
import type { CountryInput, CountryRecord } from '@traveldesk/geo-contract';
import { languages } from '@traveldesk/shared-contract';
import { eachField } from '@traveldesk/shared-ui';

const facts = ['code', 'currency', 'phone_code'] as const;

/** Returns the form's input of a country. */
export function countryInputOf({ name, code, currency, phone_code, aliases }: CountryRecord): CountryInput {
  return { name, code, currency, phone_code, aliases };
}

/** Returns a field's label in the form. */
export function countryFieldName(t: TFunction<'geo'>, field: string): string {
  return field === 'name' || field === 'aliases' || isFact(field) ? t(`countries.fields.${field}`) : field;
}

/** Fields to compare after an edit conflict. */
export function comparedFields(t: TFunction<['geo', 'common']>) {
  const label = t('countries.fields.name');
  return {
    name: languages.map((language) => ({
      label: t('common:form.inLanguage', { label, language: t(`common:languages.${language}`) }),
      value: ({ name }: CountryInput) => name[language],
    })),
    ...eachField(facts, (field) => ({
      label: t(`countries.fields.${field}`),
      value: (country: CountryInput) => country[field],
    })),
    aliases: {
      label: t('countries.fields.aliases'),
      value: ({ aliases }: CountryInput) => aliases?.join(', '),
    },
  };
}

function isFact(field: string): field is (typeof facts)[number] {
  return facts.some((fact) => fact === field);
}

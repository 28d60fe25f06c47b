import type { TFunction } from 'i18next';
import type { CountryInput, CountryRecord } from '@traveldesk/geo-contract';
import { languages } from '@traveldesk/shared-contract';
import { eachField } from '@traveldesk/shared-ui';

const facts = ['code', 'currency', 'phone_code'] as const;

/** What people write of a country, as the form takes it and the API wants it. */
export function countryInputOf({ name, code, currency, phone_code, aliases }: CountryRecord): CountryInput {
  return { name, code, currency, phone_code, aliases };
}

/** The name of a field as the form calls it. */
export function countryFieldName(t: TFunction<'geo'>, field: string): string {
  return field === 'name' || field === 'aliases' || isFact(field) ? t(`countries.fields.${field}`) : field;
}

/** The values to compare where somebody else has saved the country meanwhile. */
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

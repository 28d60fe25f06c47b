import type { TFunction } from 'i18next';
import type { CityInput, CityRecord } from '@traveldesk/geo-contract';
import { languages } from '@traveldesk/shared-contract';
import { eachField } from '@traveldesk/shared-ui';

const fields = ['name', 'code', 'country', 'time_zone', 'latitude', 'longitude', 'aliases'] as const;

/** Returns the form's input of a city. */
export function cityInputOf(city: CityRecord): CityInput {
  const { name, code, country, time_zone, latitude, longitude, aliases } = city;
  return { name, code, country_id: country.id, time_zone, latitude, longitude, aliases };
}

/** Returns a field's label in the form. */
export function cityFieldName(t: TFunction<'geo'>, field: string): string {
  const known = fields.find((one) => one === field);
  return known ? t(`cities.fields.${known}`) : field;
}

/** Fields to compare after an edit conflict; `countryName` looks names up by id. */
export function comparedFields(t: TFunction<['geo', 'common']>, countryName: (id: string) => string) {
  const label = t('cities.fields.name');
  return {
    name: languages.map((language) => ({
      label: t('common:form.inLanguage', { label, language: t(`common:languages.${language}`) }),
      value: ({ name }: CityInput) => name[language],
    })),
    code: { label: t('cities.fields.code'), value: ({ code }: CityInput) => code },
    country_id: {
      label: t('cities.fields.country'),
      value: (city: CityInput) => countryName(city.country_id),
    },
    ...eachField(['time_zone', 'latitude', 'longitude'] as const, (field) => ({
      label: t(`cities.fields.${field}`),
      value: (city: CityInput) => city[field],
    })),
    aliases: { label: t('cities.fields.aliases'), value: (city: CityInput) => city.aliases?.join(', ') },
  };
}

import type { TFunction } from 'i18next';
import { airlineStatuses, type Airline, type AirlineInput } from '@traveldesk/airlines-contract';
import { eachField } from '@traveldesk/shared-ui';
import en from '../texts/en.json';

/** Returns the form's input of an airline. */
export function airlineInputOf({
  iata,
  icao,
  name,
  name_fr,
  name_ar,
  accounting_code,
  country,
  status,
}: Airline): AirlineInput {
  return { iata, icao, name, name_fr, name_ar, accounting_code, country_id: country?.id ?? null, status };
}

/** Returns a field's label in the form. */
export function airlineFieldName(t: TFunction<'airlines'>, field: string): string {
  return isField(field) ? t(`airlines.fields.${field}`) : field;
}

/** Formats a value of the history. */
export function airlineFieldValue(t: TFunction<'airlines'>, field: string, value: unknown): unknown {
  const status = airlineStatuses.find((known) => known === value);
  return field === 'status' && status ? t(`airlines.statuses.${status}`) : value;
}

const compared = ['name', 'name_fr', 'name_ar', 'iata', 'icao', 'accounting_code'] as const;

/** Fields to compare after an edit conflict; the country by name. */
export function comparedFields(t: TFunction<'airlines'>, countryName: (id: string) => string) {
  return {
    ...eachField(compared, (field) => ({
      label: t(`airlines.fields.${field}`),
      value: (airline: AirlineInput): unknown => airline[field],
    })),
    country_id: {
      label: t('airlines.fields.country'),
      value: ({ country_id: id }: AirlineInput): unknown => id && countryName(id),
    },
    status: {
      label: t('airlines.fields.status'),
      value: ({ status }: AirlineInput): unknown => t(`airlines.statuses.${status}`),
    },
  };
}

function isField(field: string): field is keyof typeof en.airlines.fields {
  return field in en.airlines.fields;
}

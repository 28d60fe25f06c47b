import type { TFunction } from 'i18next';
import type { AirportInput, AirportRecord } from '@traveldesk/geo-contract';
import { eachField } from '@traveldesk/shared-ui';

const facts = [
  'name',
  'name_fr',
  'name_ar',
  'iata',
  'icao',
  'latitude',
  'longitude',
  'time_zone',
  'scheduled',
  'closed',
] as const;

/** Returns the form's input of an airport. */
export function airportInputOf(airport: AirportRecord): AirportInput {
  const { iata, icao, name, name_fr, name_ar, city, latitude, longitude, time_zone, scheduled, closed } =
    airport;
  const names = { name, name_fr, name_ar, aliases: airport.aliases };
  return { iata, icao, ...names, city_id: city.id, latitude, longitude, time_zone, scheduled, closed };
}

/** Returns a field's label in the form. */
export function airportFieldName(t: TFunction<'geo'>, field: string): string {
  const known = (['city', 'aliases', ...facts] as const).find((one) => one === field);
  return known ? t(`airports.fields.${known}`) : field;
}

/** Fields to compare after an edit conflict; `cityName` looks names up by id. */
export function comparedFields(t: TFunction<['geo', 'common']>, cityName: (id: string) => string) {
  return {
    ...eachField(facts, (field) => ({
      label: t(`airports.fields.${field}`),
      value: (airport: AirportInput) => airport[field],
    })),
    city_id: {
      label: t('airports.fields.city'),
      value: (airport: AirportInput) => cityName(airport.city_id),
    },
    aliases: {
      label: t('airports.fields.aliases'),
      value: (airport: AirportInput) => airport.aliases?.join(', '),
    },
  };
}

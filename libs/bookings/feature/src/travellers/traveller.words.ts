import type { TFunction } from 'i18next';
import en from './texts/en.json';

/** Returns a person's full name, given names first. */
export function nameOf({
  given_name: given,
  family_name: family,
}: {
  given_name: string;
  family_name: string;
}) {
  return `${given} ${family}`;
}

/** Returns the form's label of a field. */
export function travellerFieldName(t: TFunction<'savedTravellers'>, field: string): string {
  return field in en.fields ? t(`fields.${field as keyof typeof en.fields}`) : field;
}

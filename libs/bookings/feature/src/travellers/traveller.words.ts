import type { TFunction } from 'i18next';
import en from './texts/en.json';

/** A person as the passport has them: given names first. */
export function nameOf({
  given_name: given,
  family_name: family,
}: {
  given_name: string;
  family_name: string;
}) {
  return `${given} ${family}`;
}

/** The name of a field as the form calls it. */
export function travellerFieldName(t: TFunction<'savedTravellers'>, field: string): string {
  return field in en.fields ? t(`fields.${field as keyof typeof en.fields}`) : field;
}

import type { TFunction } from 'i18next';
import type { Zone, ZoneInput } from '@traveldesk/markups-contract';
import { eachField } from '@traveldesk/shared-ui';
import en from './texts/en.json';

const fields = ['name', 'countries', 'zones'] as const;

/** Returns the form's input of a zone. */
export function zoneInputOf({ name, countries, zones }: Zone): ZoneInput {
  return { name, countries, zones };
}

/** Returns a field's label in the form. */
export function zoneFieldName(t: TFunction<'markupZones'>, field: string): string {
  return field in en.fields ? t(`fields.${field as keyof typeof en.fields}`) : field;
}

/** Fields to compare after an edit conflict. */
export function comparedZoneFields(t: TFunction<'markupZones'>, names: Zone['names'] | undefined) {
  return eachField(fields, (field) => ({
    label: t(`fields.${field}`),
    value: (input: ZoneInput) => {
      const value = input[field];
      if (typeof value === 'string') return value;
      const known = field === 'zones' ? names?.zones : names?.countries;
      return value.map((key) => known?.[key] ?? key);
    },
  }));
}

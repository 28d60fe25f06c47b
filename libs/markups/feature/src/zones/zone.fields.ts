import type { TFunction } from 'i18next';
import type { Zone, ZoneInput } from '@traveldesk/markups-contract';
import { eachField } from '@traveldesk/shared-ui';
import en from './texts/en.json';

const fields = ['name', 'countries', 'zones'] as const;

/** What people write of a zone, as the form takes it and the API wants it. */
export function zoneInputOf({ name, countries, zones }: Zone): ZoneInput {
  return { name, countries, zones };
}

/** The name of a field as the form calls it. */
export function zoneFieldName(t: TFunction<'markupZones'>, field: string): string {
  return field in en.fields ? t(`fields.${field as keyof typeof en.fields}`) : field;
}

/** The values to compare where somebody else has saved the zone meanwhile. */
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

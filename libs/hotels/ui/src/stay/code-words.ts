import type { TFunction } from 'i18next';
import { isKey } from '@traveldesk/shared-ui';
import en from '../texts/en.json';

/** A code of a supplier that has no text here, as words: `bunk_bed` → `bunk bed`. */
const asWords = (code: string) => code.replaceAll('_', ' ');

/** Returns the name of a kind of bed. */
export function bedName(type: string, t: TFunction<'hotels'>): string {
  return isKey(type, en.property.stay.bedTypes) ? t(`property.stay.bedTypes.${type}`) : asWords(type);
}

/** Returns the name of an amenity. */
export function amenityName(type: string, t: TFunction<'hotels'>): string {
  return isKey(type, en.amenities) ? t(`amenities.${type}`) : asWords(type);
}

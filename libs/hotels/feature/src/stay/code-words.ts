import type { TFunction } from 'i18next';

const bedTypes = ['single', 'double', 'queen', 'king', 'sofabed'] as const;

/** A code of a supplier that has no text here, as words: `bunk_bed` → `bunk bed`. */
const asWords = (code: string) => code.replaceAll('_', ' ');

/** Returns the name of a kind of bed. */
export function bedName(type: string, t: TFunction<'hotels'>): string {
  const known = bedTypes.find((one) => one === type);
  return known ? t(`property.stay.bedTypes.${known}`) : asWords(type);
}

const amenities = [
  'parking',
  'gym',
  'wifi',
  '24_hour_front_desk',
  'accessibility_hearing',
  'accessibility_mobility',
  'adult_only',
  'business_centre',
  'cash_machine',
  'childcare_service',
  'concierge',
  'laundry',
  'lounge',
  'pets_allowed',
  'pool',
  'restaurant',
  'room_service',
  'spa',
] as const;

/** Returns the name of an amenity. */
export function amenityName(type: string, t: TFunction<'hotels'>): string {
  const known = amenities.find((one) => one === type);
  return known ? t(`property.stay.amenityTypes.${known}`) : asWords(type);
}

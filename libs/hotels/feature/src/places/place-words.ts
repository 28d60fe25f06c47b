import type { StayPlace } from '@traveldesk/hotels-contract';
import type { RemoteOption } from '@traveldesk/shared-ui';
import type { TFunction } from 'i18next';

const coded = /^(?:city|airport)\.([A-Z]{3})$/;

/** Returns a place as an option of the picker, with its kind and detail. */
export function placeOption(found: StayPlace, t: TFunction<'hotels'>): RemoteOption {
  const { place, kind, name, detail, point } = found;
  const code = kind === 'city' ? coded.exec(place)?.[1] : undefined;
  const words = [t(`places.kinds.${kind}`), detail, point === null && t('places.nowhere')];
  return { value: place, label: name, note: words.filter(Boolean).join(' · '), ...(code && { code }) };
}

/** Returns the name of a place that is not loaded, from its reference alone. */
export function placeFallback(place: string, t: TFunction<'hotels'>): string {
  return place === 'office' ? t('places.kinds.office') : (coded.exec(place)?.[1] ?? '…');
}

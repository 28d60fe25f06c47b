import { useTranslation } from 'react-i18next';
import type en from '../texts/en.json';

type Known = keyof typeof en.amenities;

/** Returns the words for types of amenities. A type without a text is shown with spaces: `rooftop_bar` becomes "rooftop bar". */
export function useAmenityText(): (type: string) => string {
  const { t, i18n } = useTranslation('hotels');
  return (type) =>
    i18n.exists(`hotels:amenities.${type}`) ? t(`amenities.${type as Known}`) : type.replaceAll('_', ' ');
}

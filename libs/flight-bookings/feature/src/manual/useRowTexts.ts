import { useTranslation } from 'react-i18next';
import type { RowTexts } from '@traveldesk/bookings-ui';
import './texts';

/** The texts of the lists of a form for flights. */
export function useRowTexts(): (list: 'segments' | 'travellers' | 'tickets' | 'trips') => RowTexts {
  const { t } = useTranslation('manualBookings');
  return (list) => ({
    title: t(`${list}.title`),
    one: (place) => t(`${list}.one`, { number: place + 1 }),
    add: t(`${list}.add`),
    remove: (one) => t('remove', { one }),
  });
}

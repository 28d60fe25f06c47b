import { useTranslation } from 'react-i18next';
import type { Room } from '@traveldesk/hotels-contract';
import { commaOf } from '@traveldesk/shared-contract';
import { apart, useLanguage } from '@traveldesk/shared-web';
import '../texts';

/** Returns how many people a room was searched for, such as `2 adults, 1 child (age 8)`. */
export function useGuestsOfRoom(): (room: Room) => string {
  const { t } = useTranslation('hotels');
  const { language } = useLanguage();
  return ({ adults, children }) =>
    [
      t('property.stay.adults', { count: adults }),
      ...(children.length > 0
        ? [
            t('property.stay.children', {
              count: children.length,
              ages: apart(children.join(commaOf[language])),
            }),
          ]
        : []),
    ].join(commaOf[language]);
}

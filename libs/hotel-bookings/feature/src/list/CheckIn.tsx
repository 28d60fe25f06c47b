import { useTranslation } from 'react-i18next';
import { daysBetween } from '@traveldesk/shared-contract';
import { useFormat } from '@traveldesk/shared-web';
import './texts';

/** The day of check-in at the property, and the number of nights. */
export function CheckIn({ day, until }: { day: string; until: string }) {
  const { t } = useTranslation('hotelList');
  const { date } = useFormat();
  return (
    <>
      <time dateTime={day}>{date(day)}</time> · {t('nights', { count: daysBetween(day, until) })}
    </>
  );
}

import { useTranslation } from 'react-i18next';
import type { Booking } from '@traveldesk/bookings-contract';
import { useFormat } from '@traveldesk/shared-web';
import { DeadlineTime } from '../DeadlineTime';

/** Which deadline it is, the instant with its time zone, and how long until then; of what is in doubt, since when. */
export function ExactDeadline({ deadline }: { deadline: NonNullable<Booking['deadline']> }) {
  const { t } = useTranslation('bookings');
  const format = useFormat();
  return (
    <>
      {t(`deadlines.${deadline.kind}`)} <time dateTime={deadline.at}>{format.deadline(deadline.at)}</time> ·{' '}
      <DeadlineTime {...deadline} />
    </>
  );
}

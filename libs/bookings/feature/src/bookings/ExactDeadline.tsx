import { useTranslation } from 'react-i18next';
import type { Booking } from '@traveldesk/bookings-contract';
import { DeadlineTime } from '@traveldesk/bookings-ui';
import { useFormat } from '@traveldesk/shared-web';

/** The kind of a deadline, its instant with the time zone, and the time left; for an operation in doubt, the time since it began. */
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

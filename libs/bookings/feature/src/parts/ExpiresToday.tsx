import { useTranslation } from 'react-i18next';
import '@traveldesk/bookings-ui/texts';
import { RecentRows, recentRows } from '@traveldesk/shared-ui';
import { ofLiveList } from '@traveldesk/shared-web';
import { deadlineColumns } from '../deadlines/deadline.columns';
import { useBookingsDeadlinesQuery } from '../deadlines/deadlines.api';
import { useBoardColumns } from '../useProductColumns';
import './texts';

/** The nearest deadlines of the user's day: holds, guarantees, void windows, quotes and deadlines of stays. */
export function ExpiresToday() {
  const { t } = useTranslation(['bookings', 'bookingParts']);
  const result = useBookingsDeadlinesQuery({ page: 1, per_page: recentRows, due: 'today' }, ofLiveList);
  return (
    <RecentRows
      title={t('bookingParts:today.title')}
      all="/booking-deadlines?due=today"
      result={result}
      columns={deadlineColumns(t, useBoardColumns())}
      empty={t('bookingParts:today.empty')}
    />
  );
}

import { useTranslation } from 'react-i18next';
import '@traveldesk/bookings-ui/texts';
import { DataTable, EmptyState, FilterBar, ListPage } from '@traveldesk/shared-ui';
import { listLoader, ofLiveList, useCan, useListState, useWriteAddress } from '@traveldesk/shared-web';
import { deadlineFilters, offeredDeadlineFilters } from './deadline.filters';
import { deadlineColumns } from './deadline.columns';
import { DeadlineTabs } from './DeadlineTabs';
import { useBoardColumns } from '../useProductColumns';
import { bookingsDeadlines, useBookingsDeadlinesQuery } from './deadlines.api';
import { useSteady } from './useSteady';

/** Polling interval of the board while the window has the focus, in milliseconds. */
const renewed = 30_000;

/** /booking-deadlines: all deadlines in one queue, doubts first, then the nearest. */
export function DeadlinesPage() {
  const { t } = useTranslation('bookings');
  const may = { companies: useCan('show_companies'), suppliers: useCan('show_suppliers') };
  const list = useListState(deadlineFilters);
  const deadlines = useBookingsDeadlinesQuery(list.query, {
    ...ofLiveList,
    pollingInterval: renewed,
    skipPollingIfUnfocused: true,
  });
  const steady = useSteady(deadlines, JSON.stringify(list.query));
  const write = useWriteAddress();
  const productColumns = useBoardColumns();
  const choose = (kind: string | null) =>
    write((params) => {
      if (kind === null) params.delete('kind');
      else params.set('kind', kind);
      params.delete('page');
      return params;
    });
  return (
    <ListPage
      title={t('board.title')}
      note={t('board.note')}
      createLabel=""
      filters={<FilterBar fields={offeredDeadlineFilters(may)} {...list.filterProps} />}
    >
      <DeadlineTabs
        kind={list.query.kind}
        onChange={choose}
        {...(steady.news && { onRenew: steady.renew })}
      />
      <DataTable
        {...list.tableProps({ ...deadlines, ...(steady.data && { data: steady.data }) })}
        columns={deadlineColumns(t, productColumns)}
        empty={<EmptyState title={t('board.empty')} hint={t('board.emptyHint')} />}
      />
    </ListPage>
  );
}

DeadlinesPage.loader = listLoader(bookingsDeadlines, deadlineFilters);

export { DeadlinesPage as Component };

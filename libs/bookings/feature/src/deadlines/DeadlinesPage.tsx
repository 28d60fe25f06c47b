import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { bookingAddress, type Deadline } from '@traveldesk/bookings-contract';
import { DeadlineTime } from '@traveldesk/bookings-ui';
import '@traveldesk/bookings-ui/texts';
import {
  Amount,
  Bidi,
  DataTable,
  EmptyState,
  FilterBar,
  ListPage,
  When,
  type DataColumn,
} from '@traveldesk/shared-ui';
import { listLoader, ofLiveList, useCan, useListState, useWriteAddress } from '@traveldesk/shared-web';
import { BookingState } from '../bookings/BookingState';
import { deadlineFilters, offeredDeadlineFilters } from './deadline.filters';
import { DeadlineKindTag } from './DeadlineKindTag';
import { DeadlineTabs } from './DeadlineTabs';
import { useBoardColumns } from '../useProductColumns';
import { bookingsDeadlines, useBookingsDeadlinesQuery } from './deadlines.api';
import styles from './DeadlinesPage.module.css';
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

function deadlineColumns(
  t: TFunction<'bookings'>,
  ofProducts: readonly DataColumn<Deadline>[],
): DataColumn<Deadline>[] {
  return [
    {
      key: 'booking',
      width: 'code',
      title: t('fields.booking'),
      render: (_, { booking }) => (
        <Link to={bookingAddress(booking)}>
          <Bidi code>{booking.pnr ?? booking.number}</Bidi>
        </Link>
      ),
    },
    {
      key: 'kind',
      className: styles.narrow,
      title: t('fields.deadline'),
      render: (_, { kind }) => <DeadlineKindTag kind={kind} />,
    },
    {
      key: 'at',
      title: t('fields.left'),
      render: (_, { kind, at }) => (
        <div className={styles.time}>
          <DeadlineTime kind={kind} at={at} />
          <div>
            <When at={at} />
          </div>
        </div>
      ),
    },
    {
      key: 'state',
      room: 800,
      title: t('fields.state'),
      render: (_, { booking: { state, quoted, operation } }) => (
        <div className={styles.state}>
          <BookingState state={state} quoted={quoted} operation={operation} />
        </div>
      ),
    },
    {
      key: 'lead',
      className: styles.narrow,
      width: 'name',
      room: 900,
      title: t('fields.leadOfAny'),
      render: (_, { booking: { lead } }) => lead && <bdi dir="ltr">{lead}</bdi>,
    },
    ...ofProducts.map((column) => ({ ...column, className: styles.narrow })),
    {
      key: 'company',
      room: 1100,
      title: t('fields.company'),
      render: (_, { booking: { company } }) => company && <bdi>{company.name}</bdi>,
    },
    {
      key: 'owner',
      room: 1000,
      title: t('fields.owner'),
      render: (_, { booking: { owner } }) => owner && <bdi>{owner.name}</bdi>,
    },
    {
      key: 'total',
      room: 1300,
      title: t('fields.total'),
      align: 'end',
      render: (_, { booking: { total } }) => total && <Amount money={total} />,
    },
  ];
}

DeadlinesPage.loader = listLoader(bookingsDeadlines, deadlineFilters);

export { DeadlinesPage as Component };

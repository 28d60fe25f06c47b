import type { TFunction } from 'i18next';
import { Link } from 'react-router-dom';
import { bookingAddress, type Deadline } from '@traveldesk/bookings-contract';
import { DeadlineTime } from '@traveldesk/bookings-ui';
import { Amount, Bidi, When, type DataColumn } from '@traveldesk/shared-ui';
import { BookingState } from '../bookings/BookingState';
import { DeadlineKindTag } from './DeadlineKindTag';
import styles from './DeadlinesPage.module.css';

export function deadlineColumns(
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
      width: 'name',
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

import type { TFunction } from 'i18next';
import { Link } from 'react-router-dom';
import { bookingAddress, type BookingRow } from '@traveldesk/bookings-contract';
import { DeadlineTime } from '@traveldesk/bookings-ui';
import { Amount, Bidi, When, type DataColumn } from '@traveldesk/shared-ui';
import { BookingState } from './BookingState';
import { FlagMarks } from './FlagMarks';

/** Columns of both lists, including those of products. `lead` is the name of the first person. */
export function bookingColumns(
  t: TFunction<'bookings'>,
  lead: string,
  ofProducts: readonly DataColumn<BookingRow>[],
): DataColumn<BookingRow>[] {
  return [
    {
      key: 'number',
      width: 'code',
      title: t('fields.booking'),
      sorter: true,
      render: (_, booking) => (
        <Link to={bookingAddress(booking)}>
          <Bidi code>{booking.pnr ?? booking.number}</Bidi>
        </Link>
      ),
    },
    {
      key: 'state',
      title: t('fields.state'),
      render: (_, { state, quoted, operation, flags }) => (
        <>
          <BookingState state={state} quoted={quoted} operation={operation} /> <FlagMarks flags={flags} />
        </>
      ),
    },
    {
      key: 'lead',
      width: 'name',
      title: lead,
      render: (_, { lead: name, travellers }) =>
        name && (
          <>
            <bdi dir="ltr">{name}</bdi>
            {travellers > 1 && ` ${t('more', { count: travellers - 1 })}`}
          </>
        ),
    },
    ...ofProducts,
    {
      key: 'deadline',
      room: 1000,
      title: t('fields.deadline'),
      sorter: true,
      render: (_, { deadline }) =>
        deadline && (
          <>
            {t(`deadlines.${deadline.kind}`)} <DeadlineTime {...deadline} />
          </>
        ),
    },
    {
      key: 'company',
      width: 'name',
      room: 1100,
      title: t('fields.company'),
      render: (_, { company }) => company && <bdi>{company.name}</bdi>,
    },
    {
      key: 'supplier',
      room: 1400,
      title: t('fields.supplier'),
      render: (_, { supplier }) => supplier && <bdi>{supplier.name}</bdi>,
    },
    {
      key: 'owner',
      width: 'name',
      room: 1200,
      title: t('fields.owner'),
      render: (_, { owner }) => owner && <bdi>{owner.name}</bdi>,
    },
    {
      key: 'created_at',
      room: 1300,
      title: t('fields.created_at'),
      sorter: true,
      render: (_, { created_at: at }) => <When at={at} />,
    },
    {
      key: 'total',
      title: t('fields.total'),
      align: 'end',
      render: (_, { total }) => total && <Amount money={total} />,
    },
  ];
}

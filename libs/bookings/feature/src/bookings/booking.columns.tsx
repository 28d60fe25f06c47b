import type { TFunction } from 'i18next';
import { Link } from 'react-router-dom';
import type { BookingRow } from '@traveldesk/bookings-contract';
import { Amount, Bidi, When, type DataColumn } from '@traveldesk/shared-ui';
import { Countdown } from '../Countdown';
import { LocalTime } from '../LocalTime';
import { Route } from '../Route';
import { BookingState } from './BookingState';
import { FlagMarks } from './FlagMarks';

/** The columns of both lists; the company's only where there are several. */
export function bookingColumns(t: TFunction<'bookings'>): DataColumn<BookingRow>[] {
  return [
    {
      key: 'number',
      title: t('fields.booking'),
      sorter: true,
      render: (_, { id, pnr, number }) => (
        <Link to={`/flights/bookings/view/${id}`}>
          <Bidi code>{pnr ?? number}</Bidi>
        </Link>
      ),
    },
    {
      key: 'state',
      title: t('fields.state'),
      render: (_, { state, operation, flags }) => (
        <>
          <BookingState state={state} operation={operation} /> <FlagMarks flags={flags} />
        </>
      ),
    },
    {
      key: 'lead',
      title: t('fields.lead'),
      render: (_, { lead, travellers }) =>
        lead && (
          <>
            <bdi dir="ltr">{lead}</bdi>
            {travellers > 1 && ` ${t('more', { count: travellers - 1 })}`}
          </>
        ),
    },
    {
      key: 'route',
      title: t('fields.route'),
      render: (_, { route }) => <Route trips={route} />,
    },
    {
      key: 'departing_at',
      title: t('fields.departing_at'),
      sorter: true,
      render: (_, { departing_at: at }) => at && <LocalTime at={at} />,
    },
    {
      key: 'deadline',
      title: t('fields.deadline'),
      sorter: true,
      render: (_, { deadline }) =>
        deadline && (
          <>
            {t(`deadlines.${deadline.kind}`)} <Countdown at={deadline.at} />
          </>
        ),
    },
    {
      key: 'company',
      title: t('fields.company'),
      render: (_, { company }) => company && <bdi>{company.name}</bdi>,
    },
    {
      key: 'supplier',
      title: t('fields.supplier'),
      render: (_, { supplier }) => supplier && <bdi>{supplier.name}</bdi>,
    },
    {
      key: 'owner',
      title: t('fields.owner'),
      render: (_, { owner }) => owner && <bdi>{owner.name}</bdi>,
    },
    {
      key: 'created_at',
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

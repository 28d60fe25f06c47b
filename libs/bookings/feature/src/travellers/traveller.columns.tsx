import type { TFunction } from 'i18next';
import { Link } from 'react-router-dom';
import type { SavedTraveller } from '@traveldesk/bookings-contract';
import { Bidi, Email, type DataColumn } from '@traveldesk/shared-ui';
import type { Format } from '@traveldesk/shared-web';
import { Passport } from './Passport';
import { nameOf } from './traveller.words';

export function travellerColumns(
  t: TFunction<'savedTravellers'>,
  { date }: Format,
): DataColumn<SavedTraveller>[] {
  return [
    {
      key: 'name',
      title: t('fields.name'),
      sorter: true,
      render: (_, { id, ...person }) => (
        <Link to={`/travellers/view/${id}`}>
          <bdi dir="ltr">{nameOf(person)}</bdi>
        </Link>
      ),
    },
    { key: 'company', title: t('fields.company_id'), render: (_, { company }) => <bdi>{company.name}</bdi> },
    {
      key: 'born_on',
      title: t('fields.born_on'),
      render: (_, { born_on: day }) => day && <time dateTime={day}>{date(day)}</time>,
    },
    {
      key: 'email',
      room: 900,
      title: t('fields.email'),
      render: (_, { email }) => email && <Email>{email}</Email>,
    },
    {
      key: 'phone',
      room: 1000,
      title: t('fields.phone'),
      render: (_, { phone }) => phone && <Bidi>{phone}</Bidi>,
    },
    {
      key: 'document',
      room: 700,
      title: t('fields.document'),
      render: (_, { document }) => document && <Passport document={document} />,
    },
    {
      key: 'created_at',
      room: 1200,
      title: t('fields.created_at'),
      sorter: true,
      render: (_, { created_at: at }) => <time dateTime={at}>{date(at)}</time>,
    },
  ];
}

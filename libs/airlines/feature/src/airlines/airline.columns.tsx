import type { TFunction } from 'i18next';
import { Link } from 'react-router-dom';
import type { Airline } from '@traveldesk/airlines-contract';
import { nameIn, type Language } from '@traveldesk/shared-contract';
import { Bidi, type DataColumn } from '@traveldesk/shared-ui';
import { AirlineStatusTag } from './AirlineStatusTag';

const codes = [
  ['iata', undefined],
  ['icao', 700],
  ['accounting_code', 1000],
] as const;

export function airlineColumns(t: TFunction<'airlines'>, language: Language): DataColumn<Airline>[] {
  return [
    {
      key: 'name',
      title: t('airlines.fields.name'),
      sorter: true,
      render: (_, airline) => (
        <Link to={`/airlines/view/${airline.id}`}>
          <bdi>{nameIn(airline, language)}</bdi>
        </Link>
      ),
    },
    ...codes.map(([code, room]) => ({
      key: code,
      room,
      title: t(`airlines.fields.${code}`),
      sorter: true,
      render: (_: unknown, airline: Airline) => airline[code] && <Bidi code>{airline[code]}</Bidi>,
    })),
    {
      key: 'country',
      room: 800,
      title: t('airlines.fields.country'),
      sorter: true,
      render: (_, { country }) => country?.name[language],
    },
    {
      key: 'status',
      title: t('airlines.fields.status'),
      sorter: true,
      render: (_, { status }) => <AirlineStatusTag status={status} />,
    },
  ];
}

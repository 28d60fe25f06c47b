import type { TFunction } from 'i18next';
import { airlineName, type Airline } from '@traveldesk/airlines-contract';
import type { Language } from '@traveldesk/shared-contract';
import { Bidi, type DataColumn } from '@traveldesk/shared-ui';
import { AirlineStatusTag } from './AirlineStatusTag';

export function airlineColumns(t: TFunction<'airlines'>, language: Language): DataColumn<Airline>[] {
  return [
    {
      key: 'name',
      title: t('airlines.fields.name'),
      sorter: true,
      render: (_, airline) => <bdi>{airlineName(airline, language)}</bdi>,
    },
    ...(['iata', 'icao', 'accounting_code'] as const).map((code) => ({
      key: code,
      title: t(`airlines.fields.${code}`),
      sorter: true,
      render: (_: unknown, airline: Airline) => airline[code] && <Bidi code>{airline[code]}</Bidi>,
    })),
    {
      key: 'country',
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

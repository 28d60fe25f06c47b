import type { TFunction } from 'i18next';
import { Link } from 'react-router-dom';
import type { PropertyRow } from '@traveldesk/hotels-contract';
import { Bidi, type DataColumn } from '@traveldesk/shared-ui';
import type { FilterField } from '@traveldesk/shared-web';

export const propertyFilters = [
  { key: 'name', kind: 'text', label: 'hotels:records.fields.name' },
  { key: 'city', kind: 'text', label: 'hotels:records.fields.city' },
] as const satisfies readonly FilterField[];

export const recordPath = (id: string) => `/hotels/properties/view/${id}`;

export function propertyColumns(t: TFunction<'hotels'>): DataColumn<PropertyRow>[] {
  return [
    {
      key: 'name',
      title: t('records.fields.name'),
      sorter: true,
      render: (_, { id, name }) => (
        <Link to={recordPath(id)}>
          <bdi>{name}</bdi>
        </Link>
      ),
    },
    {
      key: 'city',
      title: t('records.fields.city'),
      sorter: true,
      render: (_, { city, country_code }) => (
        <>
          <bdi>{city}</bdi> <Bidi code>{country_code}</Bidi>
        </>
      ),
    },
    {
      key: 'chain',
      room: 800,
      title: t('records.fields.chain'),
      render: (_, { chain }) => chain && <bdi>{chain}</bdi>,
    },
    {
      key: 'suppliers',
      title: t('records.fields.suppliers'),
      sorter: true,
      align: 'end',
      render: (_, { suppliers }) => <Bidi>{suppliers}</Bidi>,
    },
  ];
}

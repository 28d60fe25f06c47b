import type { TFunction } from 'i18next';
import { Link } from 'react-router-dom';
import type { Company } from '@traveldesk/companies-contract';
import { Bidi, Email, type DataColumn } from '@traveldesk/shared-ui';
import { CompanyName } from './CompanyName';
import { CompanyStatus } from './CompanyStatus';

export function companyColumns(t: TFunction<'companies'>): DataColumn<Company>[] {
  return [
    {
      key: 'name',
      title: t('fields.name'),
      sorter: true,
      render: (_, company) => (
        <Link to={`/companies/view/${company.id}`}>
          <CompanyName company={company} />
        </Link>
      ),
    },
    {
      key: 'type',
      room: 700,
      title: t('fields.type'),
      sorter: true,
      render: (_, { type }) => <Bidi>{type}</Bidi>,
    },
    {
      key: 'parent',
      room: 1100,
      title: t('fields.parent_id'),
      render: (_, { parent }) => parent && <bdi>{parent.name}</bdi>,
    },
    {
      key: 'email',
      room: 900,
      title: t('fields.email'),
      sorter: true,
      render: (_, { email }) => email && <Email>{email}</Email>,
    },
    {
      key: 'phone',
      room: 1200,
      title: t('fields.phone'),
      sorter: true,
      render: (_, { phone }) => phone && <Bidi>{phone}</Bidi>,
    },
    {
      key: 'office_address',
      room: 1400,
      title: t('fields.office_address'),
      render: (_, { office_address: address }) => address && <bdi>{address}</bdi>,
    },
    {
      key: 'currency',
      room: 700,
      title: t('fields.currency'),
      sorter: true,
      render: (_, { currency }) => <Bidi code>{currency}</Bidi>,
    },
    {
      key: 'status',
      title: t('fields.status'),
      sorter: true,
      render: (_, { status }) => <CompanyStatus status={status} />,
    },
  ];
}

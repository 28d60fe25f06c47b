import type { TFunction } from 'i18next';
import type { Company } from '@traveldesk/companies-contract';
import { Bidi, Email, type DataColumn } from '@traveldesk/shared-ui';
import type { Format } from '@traveldesk/shared-web';
import { CompanyName } from './CompanyName';
import { CompanyStatus } from './CompanyStatus';

export function companyColumns(t: TFunction<'companies'>, { money }: Format): DataColumn<Company>[] {
  return [
    {
      key: 'name',
      title: t('fields.name'),
      sorter: true,
      render: (_, company) => <CompanyName company={company} />,
    },
    { key: 'type', title: t('fields.type'), sorter: true, render: (_, { type }) => <Bidi>{type}</Bidi> },
    {
      key: 'parent',
      title: t('fields.parent_id'),
      render: (_, { parent }) => <bdi>{parent?.name}</bdi>,
    },
    {
      key: 'email',
      title: t('fields.email'),
      sorter: true,
      render: (_, { email }) => email && <Email>{email}</Email>,
    },
    {
      key: 'phone',
      title: t('fields.phone'),
      sorter: true,
      render: (_, { phone }) => <Bidi>{phone}</Bidi>,
    },
    {
      key: 'currency',
      title: t('fields.currency'),
      sorter: true,
      render: (_, { currency }) => <Bidi code>{currency}</Bidi>,
    },
    {
      key: 'credit_limit',
      title: t('fields.credit_limit'),
      sorter: true,
      align: 'end',
      render: (_, { credit_limit: limit }) => limit && <Bidi>{money(limit)}</Bidi>,
    },
    {
      key: 'status',
      title: t('fields.status'),
      sorter: true,
      render: (_, { status }) => <CompanyStatus status={status} />,
    },
  ];
}

import type { TFunction } from 'i18next';
import { Link } from 'react-router-dom';
import type { Language } from '@traveldesk/shared-contract';
import { Bidi, type DataColumn } from '@traveldesk/shared-ui';
import type { Supplier } from '@traveldesk/suppliers-contract';
import { SupplierConnectionState } from './SupplierConnectionState';
import { SupplierStatusTag } from './SupplierStatusTag';

export function supplierColumns(t: TFunction<'suppliers'>, language: Language): DataColumn<Supplier>[] {
  return [
    {
      key: 'name',
      title: t('suppliers.fields.name'),
      sorter: true,
      render: (_, { id, name }) => (
        <Link to={`/suppliers/view/${id}`}>
          <bdi>{name}</bdi>
        </Link>
      ),
    },
    {
      key: 'key',
      room: 1000,
      title: t('suppliers.fields.key'),
      sorter: true,
      render: (_, { key }) => <Bidi code>{key}</Bidi>,
    },
    {
      key: 'module',
      room: 800,
      title: t('suppliers.fields.module'),
      sorter: true,
      render: (_, { module }) => module.name[language],
    },
    {
      key: 'currency',
      room: 700,
      title: t('suppliers.fields.currency'),
      sorter: true,
      render: (_, { currency }) => <Bidi code>{currency}</Bidi>,
    },
    {
      key: 'status',
      title: t('suppliers.fields.status'),
      sorter: true,
      render: (_, { status }) => <SupplierStatusTag status={status} />,
    },
    {
      key: 'connection',
      title: t('suppliers.fields.connection'),
      sorter: true,
      render: (_, supplier) => <SupplierConnectionState supplier={supplier} />,
    },
  ];
}

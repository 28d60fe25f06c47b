import type { TFunction } from 'i18next';
import { Link } from 'react-router-dom';
import type { Module } from '@traveldesk/modules-contract';
import type { Language } from '@traveldesk/shared-contract';
import { Bidi, type DataColumn } from '@traveldesk/shared-ui';
import { ModuleStatusTag } from './ModuleStatusTag';

export function moduleColumns(t: TFunction<'modules'>, language: Language): DataColumn<Module>[] {
  return [
    {
      key: 'name',
      title: t('modules.fields.name'),
      sorter: true,
      render: (_, { id, name }) => (
        <Link to={`/modules/view/${id}`}>
          <bdi>{name[language]}</bdi>
        </Link>
      ),
    },
    {
      key: 'key',
      title: t('modules.fields.key'),
      sorter: true,
      render: (_, { key }) => <Bidi code>{key}</Bidi>,
    },
    {
      key: 'status',
      title: t('modules.fields.status'),
      sorter: true,
      render: (_, { status }) => <ModuleStatusTag status={status} />,
    },
  ];
}

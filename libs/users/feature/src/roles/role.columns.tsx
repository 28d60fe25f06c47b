import type { TFunction } from 'i18next';
import { Link } from 'react-router-dom';
import type { DataColumn } from '@traveldesk/shared-ui';
import type { Role } from '@traveldesk/users-contract';
import styles from './role.columns.module.css';

/** `linked`: whether the number of users links to their list. */
export function roleColumns(t: TFunction<'users'>, linked: boolean): DataColumn<Role>[] {
  return [
    {
      key: 'name',
      title: t('roles.fields.name'),
      sorter: true,
      render: (_, { id, name }) => (
        <Link to={`/roles/view/${id}`}>
          <bdi>{name}</bdi>
        </Link>
      ),
    },
    {
      key: 'company',
      room: 700,
      title: t('roles.fields.owner'),
      sorter: true,
      render: (_, { company, assignable }) => (
        <>
          {company ? <bdi>{company.name}</bdi> : t('roles.platform')}
          {assignable && <span className={styles.detail}>{t('roles.assignable')}</span>}
        </>
      ),
    },
    {
      key: 'permissions',
      title: t('roles.fields.permissions'),
      sorter: true,
      render: (_, { administrator, permissions }) =>
        administrator ? t('roles.everything') : t('roles.count', { count: permissions.length }),
    },
    {
      key: 'users',
      title: t('roles.fields.users'),
      sorter: true,
      align: 'end',
      render: (_, { id, users }) =>
        linked ? (
          <Link to={`/users?role=${id}`} aria-label={`${t('roles.whoHas')}: ${users}`}>
            {users}
          </Link>
        ) : (
          users
        ),
    },
  ];
}

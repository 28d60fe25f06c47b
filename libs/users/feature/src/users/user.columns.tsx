import type { TFunction } from 'i18next';
import { Link } from 'react-router-dom';
import { Bidi, Email, type DataColumn } from '@traveldesk/shared-ui';
import type { Format } from '@traveldesk/shared-web';
import type { UserRecord } from '@traveldesk/users-contract';
import { UserStatusTag } from './UserStatusTag';
import styles from './user.columns.module.css';

export function userColumns(t: TFunction<'users'>, { dateTime, relative }: Format): DataColumn<UserRecord>[] {
  return [
    {
      key: 'name',
      title: t('users.fields.name'),
      sorter: true,
      render: (_, { id, name, company }) => (
        <>
          <Link to={`/users/view/${id}`}>
            <bdi>{name}</bdi>
          </Link>
          {company && (
            <span className={styles.detail}>
              <bdi>{company.name}</bdi>
            </span>
          )}
        </>
      ),
    },
    {
      key: 'email',
      room: 700,
      title: t('users.fields.email'),
      sorter: true,
      render: (_, { email }) => <Email>{email}</Email>,
    },
    {
      key: 'phone',
      room: 1200,
      title: t('users.fields.phone'),
      sorter: true,
      render: (_, { phone }) => phone && <Bidi>{phone}</Bidi>,
    },
    {
      key: 'type',
      room: 900,
      title: t('users.fields.type'),
      sorter: true,
      render: (_, { type }) => t(`users.types.${type}`),
    },
    {
      key: 'roles',
      room: 800,
      title: t('users.fields.roles'),
      render: (_, { roles }) => roles.map(({ name }) => name).join(', '),
    },
    {
      key: 'status',
      title: t('users.fields.status'),
      sorter: true,
      render: (_, { status }) => <UserStatusTag status={status} />,
    },
    {
      key: 'last_login_at',
      room: 1000,
      title: t('users.fields.last_login_at'),
      sorter: true,
      render: (_, { last_login_at: at }) =>
        at ? (
          <time dateTime={at} title={relative(at)}>
            {dateTime(at)}
          </time>
        ) : (
          t('users.never')
        ),
    },
  ];
}

import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { companyPermissions } from '@traveldesk/companies-contract';
import { Bidi, Email, Fact, Facts, RecordLink, When } from '@traveldesk/shared-ui';
import { rolePermissions, type UserRecord } from '@traveldesk/users-contract';

/** Facts about a user. The layout does not change while data loads. */
export function UserFacts({ user }: { user: UserRecord | undefined }) {
  const { t } = useTranslation(['users', 'common']);
  const { company, phone, roles = [], last_login_at: lastLogin } = user ?? {};
  return (
    <Facts waiting={!user}>
      <Fact label={t('users.fields.email')}>{user && <Email>{user.email}</Email>}</Fact>
      <Fact label={t('users.fields.phone')}>{phone && <Bidi>{phone}</Bidi>}</Fact>
      <Fact label={t('users.fields.type')}>{user && t(`users.types.${user.type}`)}</Fact>
      <Fact label={t('users.fields.company')}>
        {company && (
          <RecordLink to={`/companies/view/${company.id}`} permission={companyPermissions.list}>
            {company.name}
          </RecordLink>
        )}
      </Fact>
      <Fact label={t('users.fields.roles')}>
        {roles.length > 0 &&
          roles.map(({ id, name }, index) => (
            <Fragment key={id}>
              {index > 0 && ' · '}
              <RecordLink to={`/roles/view/${id}`} permission={rolePermissions.list}>
                {name}
              </RecordLink>
            </Fragment>
          ))}
      </Fact>
      <Fact label={t('users.fields.language')}>{user && t(`common:languages.${user.language}`)}</Fact>
      <Fact label={t('users.fields.last_login_at')}>
        {lastLogin ? <When at={lastLogin} /> : t('users.never')}
      </Fact>
      <Fact label={t('users.fields.created_at')}>{user && <When at={user.created_at} />}</Fact>
    </Facts>
  );
}

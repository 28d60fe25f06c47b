import { CheckOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { Fact, Facts } from '@traveldesk/shared-ui';
import type { Role } from '@traveldesk/users-contract';
import { usePermissionWords } from '@traveldesk/users-ui';
import { PermissionTable, PermissionVerb } from './PermissionTable';
import styles from './RoleFacts.module.css';

/** Facts about a role. The layout does not change while data loads. */
export function RoleFacts({ role }: { role: Role | undefined }) {
  const { t } = useTranslation('users');
  return (
    <Facts waiting={!role}>
      <Fact label={t('roles.fields.owner')}>
        <bdi>{role?.company?.name ?? t('roles.platform')}</bdi>
      </Fact>
      <Fact label={t('roles.assignable')}>{t(role?.assignable ? 'roles.yes' : 'roles.no')}</Fact>
    </Facts>
  );
}

/** The permissions of a role. The matrix can be long, so it comes last on the page. */
export function RolePermissions({ role: { administrator, permissions } }: { role: Role }) {
  const { t } = useTranslation('users');
  const { areaName } = usePermissionWords();
  return (
    <>
      <h2 className={styles.heading}>{t('roles.fields.permissions')}</h2>
      {administrator && <p>{t('roles.everything')}</p>}
      {!administrator && permissions.length === 0 && <p>{t('roles.count', { count: 0 })}</p>}
      {permissions.length > 0 && (
        <div className={styles.permissions}>
          <PermissionTable
            permissions={permissions.map((key) => ({ key }))}
            renderArea={areaName}
            renderCell={({ key }) => (
              <span key={key} title={key}>
                <CheckOutlined aria-hidden /> <PermissionVerb permission={key} />
              </span>
            )}
          />
        </div>
      )}
    </>
  );
}

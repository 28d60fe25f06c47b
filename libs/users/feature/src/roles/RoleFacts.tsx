import { useTranslation } from 'react-i18next';
import { Bidi, Fact, Facts } from '@traveldesk/shared-ui';
import type { Role } from '@traveldesk/users-contract';
import { byArea, usePermissionWords } from '@traveldesk/users-ui';
import styles from './PermissionMatrix.module.css';

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

/** The permissions of a role. The list can be long, so it comes last on the page. */
export function RolePermissions({ role: { administrator, permissions } }: { role: Role }) {
  const { t } = useTranslation('users');
  const { areaName, verbOf } = usePermissionWords();
  return (
    <>
      <h2 className={styles.heading}>{t('roles.fields.permissions')}</h2>
      {administrator && <p>{t('roles.everything')}</p>}
      {!administrator && permissions.length === 0 && <p>{t('roles.count', { count: 0 })}</p>}
      {byArea(permissions.map((key) => ({ key }))).map(([area, own]) => (
        <section key={area} aria-labelledby={`area-${area}`} className={styles.area}>
          <h3 id={`area-${area}`} className={styles.whole}>
            {areaName(area)}
          </h3>
          <ul className={styles.permissions}>
            {own.map(({ key }) => (
              <li key={key}>
                {verbOf(key)} <Bidi code>{key}</Bidi>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

import { useTranslation } from 'react-i18next';
import { sensitiveKinds, type SecuritySettings } from '@traveldesk/auth-contract';
import { PermissionName } from '@traveldesk/users-ui';
import styles from './SecurityPage.module.css';

/** The permissions that require a second factor, by reason. */
export function SensitivePermissions({ permissions }: Pick<SecuritySettings, 'permissions'>) {
  const { t } = useTranslation('secondFactor');
  return (
    <section>
      <h2 className={styles.title}>{t('security.which')}</h2>
      <dl className={styles.kinds}>
        {sensitiveKinds.map((kind) => (
          <div key={kind}>
            <dt>{t(`security.kinds.${kind}`)}</dt>
            <dd>
              {permissions
                .filter((permission) => permission.kind === kind)
                .map(({ key }) => (
                  <span key={key}>
                    <PermissionName permission={key} />
                  </span>
                ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

import { SettingOutlined, UserAddOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { companyPermissions } from '@traveldesk/companies-contract';
import { LinkButton } from '@traveldesk/shared-ui';
import { useCan } from '@traveldesk/shared-web';
import styles from './NextSteps.module.css';

/** Path and permission of the form for a new user. The users library depends on this one, so they cannot be imported. */
const users = { create: '/users/create', permission: 'add_users' } as const;

/** Next steps for a new company before it can book: modules and suppliers, and a first user. */
export function NextSteps({ id }: { id: string }) {
  const { t } = useTranslation('companies');
  const setsUp = useCan(companyPermissions.update);
  const invites = useCan(users.permission);
  if (!setsUp && !invites) return null;
  return (
    <section className={styles.steps} aria-label={t('next.title')}>
      <p className={styles.words}>{t('next.words')}</p>
      {setsUp && (
        <LinkButton
          type="primary"
          icon={<SettingOutlined aria-hidden />}
          to={`/module-settings?company=${id}`}
        >
          {t('next.settings')}
        </LinkButton>
      )}
      {invites && (
        <LinkButton icon={<UserAddOutlined aria-hidden />} to={`${users.create}?company_id=${id}`}>
          {t('next.user')}
        </LinkButton>
      )}
    </section>
  );
}

import { SettingOutlined, UserAddOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { companyPermissions } from '@traveldesk/companies-contract';
import { LinkButton } from '@traveldesk/shared-ui';
import { useCan } from '@traveldesk/shared-web';
import styles from './NextSteps.module.css';

/** The users' own library knows of companies, and so this one does not know of it: where its form is, and what that asks for. */
const users = { create: '/users/create', permission: 'add_users' } as const;

/** What a company that was just added needs before it can book: its modules and suppliers, and somebody to sign in. */
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

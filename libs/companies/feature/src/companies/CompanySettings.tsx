import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyState, ErrorState, Fact, Facts, useAdditions } from '@traveldesk/shared-ui';
import { useLanguage, useText } from '@traveldesk/shared-web';
import { useCompaniesModulesQuery } from '../settings/settings.api';
import { addressOf, settingsTabs } from '../settings/settings.tabs';
import styles from './CompanySettings.module.css';

/** The modules and suppliers of a company, with links to all of its settings. Its tokens have a tab of their own. */
export function CompanySettings({ id }: { id: string }) {
  const { t } = useTranslation('companies');
  const text = useText();
  const { language } = useLanguage();
  const { currentData: modules, error, isFetching, refetch } = useCompaniesModulesQuery(id);
  const added = useAdditions('company-settings');
  if (error && !isFetching) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!modules) return <Skeleton active />;
  const held = modules.data.filter(({ enabled }) => enabled);
  const own = settingsTabs.filter(({ key }) => key !== 'tokens');
  return (
    <>
      {held.length === 0 && <EmptyState title={t('modules.noneHeld')} />}
      <Facts waiting={false}>
        {held.map((module) => (
          <Fact key={module.id} label={module.name[language]}>
            <bdi>{module.suppliers.flatMap((one) => (one.enabled ? [one.name] : [])).join(', ')}</bdi>
          </Fact>
        ))}
      </Facts>
      <ul className={styles.links}>
        {own.map(({ key }) => (
          <li key={key}>
            <Link to={addressOf(key, id)}>{t(`settings.tabs.${key}`)}</Link>
          </li>
        ))}
        {added.map(({ key, label }) => (
          <li key={key}>
            <Link to={addressOf(key, id)}>{text(label)}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}

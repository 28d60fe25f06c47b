import { Tabs } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { CompanySelect } from '@traveldesk/companies-ui';
import { EmptyState, ErrorState, PageHeader } from '@traveldesk/shared-ui';
import { useSession } from '@traveldesk/shared-web';
import '../texts';
import { AccountTab } from './AccountTab';
import { ModulesTab } from './ModulesTab';
import { addressOf, settingsTabs, tabOf, type SettingsTab } from './settings.tabs';
import styles from './SettingsPage.module.css';
import { SuppliersTab } from './SuppliersTab';
import { TokensTab } from './TokensTab';
import { useSettingsCompany } from './useSettingsCompany';

/** A company's settings: the own ones, or those of the company in the address. */
export function SettingsPage() {
  const { t } = useTranslation('companies');
  const company = useSettingsCompany();
  return (
    <section>
      <PageHeader title={t('settings.title')} note={t('settings.note')} />
      <label className={styles.company}>
        <span>{t('settings.company')}</span>
        <CompanySelect
          aria-label={t('settings.company')}
          value={company.id ?? null}
          onChange={company.choose}
        />
      </label>
      {company.error ? <ErrorState error={company.error} /> : null}
      {company.toChoose && <EmptyState title={t('settings.choose')} hint={t('settings.chooseHint')} />}
      {company.id && <SettingsTabs id={company.id} />}
    </section>
  );
}

function SettingsTabs({ id }: { id: string }) {
  const { t } = useTranslation('companies');
  const { permissions } = useSession();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const panels: Record<SettingsTab, React.ReactNode> = {
    account: <AccountTab key={id} id={id} />,
    modules: <ModulesTab key={id} id={id} />,
    suppliers: <SuppliersTab key={id} id={id} />,
    tokens: <TokensTab key={id} id={id} />,
  };
  const shown = settingsTabs.filter((tab) => !('permission' in tab) || permissions.includes(tab.permission));
  return (
    <Tabs
      activeKey={tabOf(pathname, search)}
      destroyOnHidden
      onChange={(key) => void navigate(addressOf(key as SettingsTab, search.get('company')))}
      items={shown.map(({ key }) => ({ key, label: t(`settings.tabs.${key}`), children: panels[key] }))}
    />
  );
}

export { SettingsPage as Component };

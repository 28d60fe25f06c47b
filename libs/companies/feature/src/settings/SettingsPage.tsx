import { Tabs } from 'antd';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { CompanySelect } from '@traveldesk/companies-ui';
import { EmptyState, ErrorState, PageHeader, useAdditions } from '@traveldesk/shared-ui';
import { useAddressNow, useSession, useText } from '@traveldesk/shared-web';
import '../texts';
import { AccountTab } from './AccountTab';
import { ModulesTab } from './ModulesTab';
import { addressOf, settingsTabs, tabOf, type SettingsTab } from './settings.tabs';
import styles from './SettingsPage.module.css';
import { SuppliersTab } from './SuppliersTab';
import { TokensTab } from './TokensTab';
import { useSettingsCompany } from './useSettingsCompany';

/** The settings of the user's own company, or of the company in the URL. */
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
  const text = useText();
  const { permissions } = useSession();
  const added = useAdditions('company-settings');
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const addressNow = useAddressNow();
  // Read the URL when a tab is opened: the company may just have changed.
  const open = (tab: string) => {
    const company = new URLSearchParams(addressNow().search).get('company');
    void navigate(addressOf(tab, company));
  };
  const panels: Record<SettingsTab, React.ReactNode> = {
    account: <AccountTab key={id} id={id} />,
    modules: <ModulesTab key={id} id={id} />,
    suppliers: <SuppliersTab key={id} id={id} />,
    tokens: <TokensTab key={id} id={id} />,
  };
  const shown = settingsTabs.filter((tab) => !('permission' in tab) || permissions.includes(tab.permission));
  return (
    <Tabs
      activeKey={tabOf(
        pathname,
        search,
        added.map(({ key }) => key),
      )}
      destroyOnHidden
      onChange={open}
      items={[
        ...shown.map(({ key }) => ({ key, label: t(`settings.tabs.${key}`), children: panels[key] })),
        ...added.map(({ key, label, Component }) => ({
          key,
          label: text(label),
          children: (
            <Suspense key={id}>
              <Component id={id} />
            </Suspense>
          ),
        })),
      ]}
    />
  );
}

export { SettingsPage as Component };

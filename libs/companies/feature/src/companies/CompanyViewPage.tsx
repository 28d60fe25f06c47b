import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { companyPaths, companyPermissions } from '@traveldesk/companies-contract';
import { Additions, preloadable, RecordPage, useSavedBefore, useAddedTabs } from '@traveldesk/shared-ui';
import { recordLoader, ofRecord, usePermissions } from '@traveldesk/shared-web';
import '../texts';
import { companiesOne, useCompaniesOneQuery } from './companies.api';
import { useCompanyActions } from './company.actions';
import { CompanyFacts } from './CompanyFacts';
import { CompanyRelated } from './CompanyRelated';
import { CompanyStatus } from './CompanyStatus';
import { NextSteps } from './NextSteps';

const { Component: CompanyHistory } = preloadable(
  async () => (await import('./CompanyHistory')).CompanyHistory,
);

const { Component: CompanyTokens } = preloadable(async () => (await import('./CompanyTokens')).CompanyTokens);
const { Component: CompanySettings } = preloadable(
  async () => (await import('./CompanySettings')).CompanySettings,
);

export function CompanyViewPage() {
  const { t } = useTranslation(['companies', 'common']);
  const { id = '' } = useParams();
  const result = useCompaniesOneQuery(id, ofRecord);
  const company = result.currentData;
  const actions = useCompanyActions();
  const can = usePermissions(companyPermissions);
  const added = useAddedTabs('company-tab', company && { id });
  // Kept in state while the page is mounted, because changing tabs changes the location.
  const [saved] = useState(useSavedBefore());
  const isNew = saved === id;
  return (
    <RecordPage
      name={company?.name}
      state={company && <CompanyStatus status={company.status} />}
      back="/companies"
      backLabel={t('list.title')}
      result={result}
      history={companyPaths.history(id)}
      actions={company ? actions(company) : []}
      duplicate={can.create && '/companies/create'}
      head={company && isNew && <NextSteps id={id} />}
      tabs={[
        ...added,
        ...(can.tokens
          ? [{ key: 'tokens', label: t('settings.tabs.tokens'), content: <CompanyTokens id={id} /> }]
          : []),
        ...(can.update
          ? [{ key: 'settings', label: t('view.settings'), content: <CompanySettings id={id} /> }]
          : []),
        { key: 'history', label: t('common:history.title'), content: <CompanyHistory id={id} /> },
      ]}
    >
      <CompanyFacts company={company} />
      <CompanyRelated id={id} />
      {/* Last on the page, so that nothing moves when it loads. */}
      {company && <Additions place="company" id={id} />}
    </RecordPage>
  );
}

CompanyViewPage.loader = recordLoader(companiesOne);

export { CompanyViewPage as Component };

import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { Additions, preloadable, RecordPage } from '@traveldesk/shared-ui';
import { firstRecord } from '@traveldesk/shared-web';
import '../texts';
import { companiesOne, useCompaniesOneQuery } from './companies.api';
import { useCompanyActions } from './company.actions';
import { CompanyFacts } from './CompanyFacts';
import { CompanyRelated } from './CompanyRelated';
import { CompanyStatus } from './CompanyStatus';

const { Component: CompanyHistory } = preloadable(
  async () => (await import('./CompanyHistory')).CompanyHistory,
);

export function CompanyViewPage() {
  const { t } = useTranslation(['companies', 'common']);
  const { id = '' } = useParams();
  const result = useCompaniesOneQuery(id);
  const company = result.currentData;
  const actions = useCompanyActions();
  return (
    <RecordPage
      name={company?.name}
      state={company && <CompanyStatus status={company.status} />}
      back="/companies"
      backLabel={t('list.title')}
      result={result}
      actions={company ? actions(company) : []}
      tabs={[{ key: 'history', label: t('common:history.title'), content: <CompanyHistory id={id} /> }]}
    >
      <CompanyFacts company={company} />
      <CompanyRelated id={id} />
      {/* Last: nothing of the page is to move when it comes. */}
      {company && <Additions place="company" id={id} />}
    </RecordPage>
  );
}

CompanyViewPage.first = firstRecord(companiesOne);

export { CompanyViewPage as Component };

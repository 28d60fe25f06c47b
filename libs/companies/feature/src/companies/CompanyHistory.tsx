import { useTranslation } from 'react-i18next';
import { HistoryPanel } from '@traveldesk/shared-ui';
import { useCompaniesHistoryInfiniteQuery } from './companies.api';
import { companyFieldName } from './company.fields';

/** Who changed what of the company, and when. */
export function CompanyHistory({ id }: { id: string }) {
  const { t } = useTranslation('companies');
  const history = useCompaniesHistoryInfiniteQuery(id);
  return <HistoryPanel history={history} fieldName={(field) => companyFieldName(t, field)} />;
}

import { useTranslation } from 'react-i18next';
import { HistoryPanel } from '@traveldesk/shared-ui';
import { useCompaniesHistoryQuery } from './companies.api';
import { companyFieldName } from './company.fields';

/** Who changed what of the company, and when. */
export function CompanyHistory({ id }: { id: string }) {
  const { t } = useTranslation('companies');
  const { data } = useCompaniesHistoryQuery(id);
  return <HistoryPanel entries={data?.data} fieldName={(field) => companyFieldName(t, field)} />;
}

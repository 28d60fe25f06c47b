import { useTranslation } from 'react-i18next';
import { HistoryPanel } from '@traveldesk/shared-ui';
import { useFormat } from '@traveldesk/shared-web';
import { useCompaniesHistoryInfiniteQuery } from './companies.api';
import { companyFieldName, companyFieldValue } from './company.fields';

/** The history of a company. */
export function CompanyHistory({ id }: { id: string }) {
  const { t } = useTranslation('companies');
  const format = useFormat();
  const history = useCompaniesHistoryInfiniteQuery(id);
  return (
    <HistoryPanel
      history={history}
      fieldName={(field) => companyFieldName(t, field)}
      fieldValue={(field, value) => companyFieldValue({ t, format }, field, value)}
    />
  );
}

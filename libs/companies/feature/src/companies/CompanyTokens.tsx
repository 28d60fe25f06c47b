import { useTranslation } from 'react-i18next';
import { RecentRows, recentRows } from '@traveldesk/shared-ui';
import { useFormat, useCan } from '@traveldesk/shared-web';
import { companyPermissions } from '@traveldesk/companies-contract';
import { useCompaniesTokensQuery } from '../settings/settings.api';
import { addressOf } from '../settings/settings.tabs';
import { tokenColumns } from '../settings/token.columns';

/** The newest API tokens of a company. */
export function CompanyTokens({ id }: { id: string }) {
  const { t } = useTranslation('companies');
  const format = useFormat();
  const opensSettings = useCan(companyPermissions.update);
  const { currentData, ...result } = useCompaniesTokensQuery(id);
  const rows = currentData && {
    data: currentData.data.slice(0, recentRows),
    total: currentData.data.length,
  };
  return (
    <RecentRows
      title={t('settings.tabs.tokens')}
      all={opensSettings && addressOf('tokens', id)}
      result={{ ...result, ...(rows && { currentData: rows }) }}
      columns={tokenColumns(t, format)}
      empty={t('tokens.none')}
    />
  );
}

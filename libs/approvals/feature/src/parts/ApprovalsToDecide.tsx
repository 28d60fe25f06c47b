import { useTranslation } from 'react-i18next';
import { approvalPaths } from '@traveldesk/approvals-contract';
import { RelatedList } from '@traveldesk/shared-ui';
import './texts';

/** The number of requests that the user may decide. */
export function ApprovalsToDecide() {
  const { t } = useTranslation('approvalParts');
  return (
    <RelatedList
      label={t('decide')}
      to="/approvals?decidable=true"
      of={{ url: approvalPaths.all, params: { decidable: 'true' } }}
    />
  );
}

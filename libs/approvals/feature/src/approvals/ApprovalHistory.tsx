import { useTranslation } from 'react-i18next';
import { HistoryPanel } from '@traveldesk/shared-ui';
import { useLanguage } from '@traveldesk/shared-web';
import { approvalActionName, approvalFieldName, approvalFieldValue } from './approval.fields';
import { useApprovalsHistoryInfiniteQuery } from './approvals.api';

/** The history of a request. */
export function ApprovalHistory({ id }: { id: string }) {
  const { t } = useTranslation('approvals');
  const { language } = useLanguage();
  const history = useApprovalsHistoryInfiniteQuery(id);
  return (
    <HistoryPanel
      history={history}
      fieldName={(field) => approvalFieldName(t, field)}
      actionName={(action) => approvalActionName(t, action)}
      fieldValue={(field, value) => approvalFieldValue({ t, language }, field, value)}
    />
  );
}

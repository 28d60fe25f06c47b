import { useTranslation } from 'react-i18next';
import { HistoryPanel } from '@traveldesk/shared-ui';
import { useAuditWords } from './useAuditWords';
import { userFieldName, userFieldValue } from './user.fields';
import { useUsersUserHistoryInfiniteQuery } from './users.api';

/** The history of a user. */
export function UserHistory({ id }: { id: string }) {
  const { t } = useTranslation(['users', 'common']);
  const { actionName } = useAuditWords();
  const history = useUsersUserHistoryInfiniteQuery(id);
  return (
    <HistoryPanel
      history={history}
      fieldName={(field) => userFieldName(t, field)}
      fieldValue={(field, value) => userFieldValue(t, field, value)}
      actionName={actionName}
    />
  );
}

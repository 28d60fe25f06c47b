import { useTranslation } from 'react-i18next';
import { HistoryPanel } from '@traveldesk/shared-ui';
import { userActionName, userFieldName } from './user.fields';
import { useUsersUserHistoryQuery } from './users.api';

/** Who changed what of the user, and when. */
export function UserHistory({ id }: { id: string }) {
  const { t } = useTranslation('users');
  const { data } = useUsersUserHistoryQuery(id);
  return (
    <HistoryPanel
      entries={data?.data}
      fieldName={(field) => userFieldName(t, field)}
      actionName={(action) => userActionName(t, action)}
    />
  );
}

import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { userPaths } from '@traveldesk/users-contract';
import { RecordPage } from '@traveldesk/shared-ui';
import { recordLoader, ofRecord, useSession } from '@traveldesk/shared-web';
import '../texts';
import { useUserActions } from './user.actions';
import { UserActions } from './UserActions';
import { UserFacts } from './UserFacts';
import { UserStatusTag } from './UserStatusTag';
import { UserHistory, UserLogs } from './user.trail';
import { usersUser, useUsersUserQuery } from './users.api';

export function UserViewPage() {
  const { t } = useTranslation(['users', 'common']);
  const { id = '' } = useParams();
  const session = useSession();
  const result = useUsersUserQuery(id, ofRecord);
  const user = result.currentData;
  const actions = useUserActions();
  const own = session.user?.id === id;
  return (
    <RecordPage
      name={user?.name}
      state={user && <UserStatusTag status={user.status} />}
      back="/users"
      backLabel={t('users.title')}
      result={result}
      history={userPaths.history(id)}
      actions={user ? actions(user) : []}
      buttons={user && !own && <UserActions user={user} />}
      tabs={[
        { key: 'history', label: t('common:history.title'), content: <UserHistory id={id} /> },
        { key: 'activity', label: t('users.logs'), content: <UserLogs id={id} /> },
      ]}
    >
      <UserFacts user={user} />
    </RecordPage>
  );
}

UserViewPage.loader = recordLoader(usersUser);

export { UserViewPage as Component };

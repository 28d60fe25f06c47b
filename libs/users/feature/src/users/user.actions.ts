import { deleteAction, editAction, type RowActionList } from '@traveldesk/shared-ui';
import { usePermissions } from '@traveldesk/shared-web';
import { userPermissions, type UserRecord } from '@traveldesk/users-contract';
import { useUsersDeleteUserMutation } from './users.api';

/** Returns the actions that the caller may take on a user, in its row and on its page. */
export function useUserActions(): (user: Pick<UserRecord, 'id' | 'name'>) => RowActionList {
  const can = usePermissions(userPermissions);
  const [remove] = useUsersDeleteUserMutation();
  return ({ id, name }) => [
    can.update && editAction(`/users/edit/${id}`, name),
    can.remove && deleteAction(() => remove(id).unwrap(), name),
  ];
}

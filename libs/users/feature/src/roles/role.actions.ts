import { deleteAction, editAction, type RowActionList } from '@traveldesk/shared-ui';
import { usePermissions } from '@traveldesk/shared-web';
import { rolePermissions, type Role } from '@traveldesk/users-contract';
import { useUsersDeleteRoleMutation } from './roles.api';

/** Returns the actions that the user may take on a role, in its row and on its page. */
export function useRoleActions(): (role: Role) => RowActionList {
  const can = usePermissions(rolePermissions);
  const [remove] = useUsersDeleteRoleMutation();
  return ({ id, name, editable }) => [
    can.update && editable && editAction(`/roles/edit/${id}`, name),
    can.remove && editable && deleteAction(() => remove(id).unwrap(), name),
  ];
}

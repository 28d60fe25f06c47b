import { useTranslation } from 'react-i18next';
import {
  DataTable,
  deleteAction,
  editAction,
  EmptyState,
  ExportButton,
  FilterBar,
  ListPage,
} from '@traveldesk/shared-ui';
import { firstList, useCan, useListState, usePermissions } from '@traveldesk/shared-web';
import { rolePaths, rolePermissions, userPermissions } from '@traveldesk/users-contract';
import '../texts';
import { roleColumns } from './role.columns';
import { roleFilters } from './role.filters';
import { usersRoles, useUsersDeleteRoleMutation, useUsersRolesQuery } from './roles.api';

export function RolesPage() {
  const { t } = useTranslation('users');
  const can = usePermissions(rolePermissions);
  const seesUsers = useCan(userPermissions.list);
  const list = useListState(roleFilters);
  const roles = useUsersRolesQuery(list.query);
  const [remove] = useUsersDeleteRoleMutation();
  return (
    <ListPage
      title={t('roles.title')}
      note={t('roles.note')}
      create={can.create && '/roles/create'}
      createLabel={t('roles.add')}
      actions={can.export && <ExportButton url={rolePaths.export} query={list.query} name="roles" />}
      filters={<FilterBar fields={roleFilters} {...list.filterProps} />}
    >
      <DataTable
        {...list.tableProps(roles)}
        columns={roleColumns(t, seesUsers)}
        empty={<EmptyState title={t('roles.empty')} />}
        rowActions={({ id, name, administrator }) => [
          can.update && !administrator && editAction(`/roles/edit/${id}`, name),
          can.remove && !administrator && deleteAction(() => remove(id).unwrap(), name),
        ]}
      />
    </ListPage>
  );
}

export const first = firstList(usersRoles, roleFilters);

export { RolesPage as Component };

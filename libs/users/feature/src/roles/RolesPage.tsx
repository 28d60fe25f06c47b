import { useTranslation } from 'react-i18next';
import { DataTable, EmptyState, ExportButton, FilterBar, ListPage } from '@traveldesk/shared-ui';
import { listLoader, useCan, useListState, usePermissions } from '@traveldesk/shared-web';
import { rolePaths, rolePermissions, userPermissions } from '@traveldesk/users-contract';
import '../texts';
import { useRoleActions } from './role.actions';
import { roleColumns } from './role.columns';
import { roleFilters } from './role.filters';
import { usersRoles, useUsersRolesQuery } from './roles.api';

export function RolesPage() {
  const { t } = useTranslation('users');
  const can = usePermissions(rolePermissions);
  const seesUsers = useCan(userPermissions.list);
  const list = useListState(roleFilters);
  const roles = useUsersRolesQuery(list.query);
  const actions = useRoleActions();
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
        rowActions={actions}
      />
    </ListPage>
  );
}

RolesPage.loader = listLoader(usersRoles, roleFilters);

export { RolesPage as Component };

import { useTranslation } from 'react-i18next';
import { DataTable, EmptyState, ExportButton, FilterBar, ListPage } from '@traveldesk/shared-ui';
import { listLoader, useFormat, useListState, usePermissions, withFilter } from '@traveldesk/shared-web';
import { userPaths, userPermissions } from '@traveldesk/users-contract';
import '../texts';
import { useUserActions } from './user.actions';
import { userColumns } from './user.columns';
import { userFilters } from './user.filters';
import { usersUsers, useUsersUsersQuery } from './users.api';

export function UsersPage() {
  const { t } = useTranslation('users');
  const format = useFormat();
  const can = usePermissions(userPermissions);
  const list = useListState(userFilters);
  const users = useUsersUsersQuery(list.query);
  const actions = useUserActions();
  return (
    <ListPage
      title={t('users.title')}
      create={can.create && withFilter('/users/create', list.filterProps.values, 'company_id')}
      createLabel={t('users.add')}
      actions={can.export && <ExportButton url={userPaths.export} query={list.query} name="users" />}
      filters={<FilterBar fields={userFilters} {...list.filterProps} />}
    >
      <DataTable
        {...list.tableProps(users)}
        columns={userColumns(t, format)}
        empty={<EmptyState title={t('users.empty')} />}
        rowActions={actions}
      />
    </ListPage>
  );
}

UsersPage.loader = listLoader(usersUsers, userFilters);

export { UsersPage as Component };

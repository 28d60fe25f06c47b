import { useTranslation } from 'react-i18next';
import { DataTable, deleteAction, editAction, EmptyState, FilterBar, ListPage } from '@traveldesk/shared-ui';
import { firstList, useFormat, useListState, usePermissions } from '@traveldesk/shared-web';
import { userPermissions } from '@traveldesk/users-contract';
import '../texts';
import { ExportMenu } from './ExportMenu';
import { userColumns } from './user.columns';
import { userFilters } from './user.filters';
import { usersUsers, useUsersDeleteUserMutation, useUsersUsersQuery } from './users.api';

export function UsersPage() {
  const { t } = useTranslation('users');
  const format = useFormat();
  const can = usePermissions(userPermissions);
  const list = useListState(userFilters);
  const users = useUsersUsersQuery(list.query);
  const [remove] = useUsersDeleteUserMutation();
  return (
    <ListPage
      title={t('users.title')}
      create={can.create && '/users/create'}
      createLabel={t('users.add')}
      actions={can.export && <ExportMenu query={list.query} />}
      filters={<FilterBar fields={userFilters} {...list.filterProps} />}
    >
      <DataTable
        {...list.tableProps(users)}
        columns={userColumns(t, format)}
        empty={<EmptyState title={t('users.empty')} />}
        rowActions={({ id, name }) => [
          can.update && editAction(`/users/edit/${id}`, name),
          can.remove && deleteAction(() => remove(id).unwrap(), name),
        ]}
      />
    </ListPage>
  );
}

UsersPage.first = firstList(usersUsers, userFilters);

export { UsersPage as Component };

import { useTranslation } from 'react-i18next';
import { taskPaths, taskPermissions } from '@traveldesk/dashboard-contract';
import {
  DataTable,
  deleteAction,
  editAction,
  EmptyState,
  ExportButton,
  FilterBar,
  ListPage,
} from '@traveldesk/shared-ui';
import { firstList, useFormat, useListState, usePermissions } from '@traveldesk/shared-web';
import '../texts';
import { taskColumns } from './task.columns';
import { taskFilters } from './task.filters';
import { dashboardTasks, useDashboardDeleteTaskMutation, useDashboardTasksQuery } from './tasks.api';

export function TasksPage() {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const can = usePermissions(taskPermissions);
  const list = useListState(taskFilters);
  const tasks = useDashboardTasksQuery(list.query);
  const [remove] = useDashboardDeleteTaskMutation();
  return (
    <ListPage
      title={t('tasks.title')}
      create={can.create && '/tasks/create'}
      createLabel={t('tasks.add')}
      actions={can.export && <ExportButton url={taskPaths.export} query={list.query} name="tasks" />}
      filters={<FilterBar fields={taskFilters} {...list.filterProps} />}
    >
      <DataTable
        {...list.tableProps(tasks)}
        columns={taskColumns(t, format)}
        empty={<EmptyState title={t('tasks.empty')} hint={can.create && t('tasks.emptyHint')} />}
        rowActions={({ id, title }) => [
          can.update && editAction(`/tasks/edit/${id}`, title),
          can.remove && deleteAction(() => remove(id).unwrap(), title),
        ]}
      />
    </ListPage>
  );
}

export const first = firstList(dashboardTasks, taskFilters);

export { TasksPage as Component };

import { useTranslation } from 'react-i18next';
import { taskPaths, taskPermissions } from '@traveldesk/tasks-contract';
import { useTaskActions } from '@traveldesk/tasks-ui';
import { DataTable, EmptyState, ExportButton, FilterBar, ListPage } from '@traveldesk/shared-ui';
import { listLoader, useFormat, useListState, usePermissions } from '@traveldesk/shared-web';
import '../texts';
import { taskColumns } from './task.columns';
import { taskFilters } from './task.filters';
import { tasksTasks, useTasksTasksQuery } from './tasks.api';

export function TasksPage() {
  const { t } = useTranslation('tasks');
  const format = useFormat();
  const can = usePermissions(taskPermissions);
  const list = useListState(taskFilters);
  const tasks = useTasksTasksQuery(list.query);
  const actions = useTaskActions();
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
        rowActions={actions}
      />
    </ListPage>
  );
}

TasksPage.loader = listLoader(tasksTasks, taskFilters);

export { TasksPage as Component };

import { useTranslation } from 'react-i18next';
import { taskPaths, taskPermissions } from '@traveldesk/tasks-contract';
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
import { tasksTasks, useTasksDeleteTaskMutation, useTasksTasksQuery } from './tasks.api';

export function TasksPage() {
  const { t } = useTranslation('tasks');
  const format = useFormat();
  const can = usePermissions(taskPermissions);
  const list = useListState(taskFilters);
  const tasks = useTasksTasksQuery(list.query);
  const [remove] = useTasksDeleteTaskMutation();
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

TasksPage.first = firstList(tasksTasks, taskFilters);

export { TasksPage as Component };

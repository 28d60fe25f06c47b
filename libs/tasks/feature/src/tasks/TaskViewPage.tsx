import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { taskPaths, taskPermissions } from '@traveldesk/tasks-contract';
import { preloadable, RecordPage } from '@traveldesk/shared-ui';
import { recordLoader, ofRecord, usePermissions } from '@traveldesk/shared-web';
import { TaskStatus, useTaskActions } from '@traveldesk/tasks-ui';
import '../texts';
import { TaskDescription } from './TaskDescription';
import { TaskFacts } from './TaskFacts';
import { tasksTask, useTasksTaskQuery } from './tasks.api';

const { Component: TaskHistory } = preloadable(async () => (await import('./TaskHistory')).TaskHistory);
const { Component: TaskComments } = preloadable(
  async () => (await import('../comments/TaskComments')).TaskComments,
);

export function TaskViewPage() {
  const { t } = useTranslation(['tasks', 'common']);
  const { id = '' } = useParams();
  const result = useTasksTaskQuery(id, ofRecord);
  const task = result.currentData;
  const actions = useTaskActions();
  const can = usePermissions(taskPermissions);
  return (
    <RecordPage
      name={task?.title}
      state={task && <TaskStatus status={task.status} />}
      back="/tasks"
      backLabel={t('tasks.title')}
      result={result}
      history={taskPaths.history(id)}
      actions={task ? actions(task) : []}
      duplicate={can.create && task && !task.raised && '/tasks/create'}
      tabs={[{ key: 'history', label: t('common:history.title'), content: <TaskHistory id={id} /> }]}
    >
      <TaskFacts task={task} />
      <TaskDescription task={task} />
      {task && <TaskComments key={id} task={id} />}
    </RecordPage>
  );
}

TaskViewPage.loader = recordLoader(tasksTask);

export { TaskViewPage as Component };

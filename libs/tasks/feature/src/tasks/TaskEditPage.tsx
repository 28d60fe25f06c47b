import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { taskPaths } from '@traveldesk/tasks-contract';
import { taskInputOf } from '@traveldesk/tasks-ui';
import { FormPage, useRecordAtOpen } from '@traveldesk/shared-ui';
import '../texts';
import { comparedFields } from './task.fields';
import { taskFormSchema } from './task.form';
import { TaskForm } from './TaskForm';
import { TaskHistory } from './TaskHistory';
import { useTasksTaskQuery, useTasksUpdateTaskMutation, useLazyTasksTaskQuery } from './tasks.api';

export function TaskEditPage() {
  const { t } = useTranslation(['tasks', 'common']);
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const task = useTasksTaskQuery(id, { refetchOnMountOrArgChange: true });
  const opened = useRecordAtOpen(task);
  const [readAgain, { data: newest }] = useLazyTasksTaskQuery();
  const [update] = useTasksUpdateTaskMutation();
  // Names come from the two loaded records; a newly chosen one is shown without its name.
  const named = [opened, newest].flatMap((one) => [one?.job.project.client, one?.assignee]);
  const nameOf = (wanted: string) =>
    named.find((one) => one?.id === wanted)?.name ?? t('common:stale.chosen');
  return (
    <FormPage
      title={t('tasks.edit', { name: opened?.title ?? search.get('name') ?? '' })}
      back="/tasks"
      backLabel={t('tasks.title')}
      initialValues={opened && taskInputOf(opened)}
      version={opened?.version}
      loadError={task.error}
      onRetry={() => void task.refetch()}
      onSubmit={(values, version) => update({ id, version, task: taskFormSchema.parse(values) }).unwrap()}
      stale={{
        load: async () => {
          const read = await readAgain(id).unwrap();
          return { values: taskInputOf(read), version: read.version };
        },
        fields: comparedFields(t, nameOf),
        history: taskPaths.history(id),
      }}
      after={<TaskHistory id={id} />}
    >
      <TaskForm task={opened} />
    </FormPage>
  );
}

export { TaskEditPage as Component };

import { useTranslation } from 'react-i18next';
import type { TaskInput } from '@traveldesk/tasks-contract';
import { taskInputOf, useTasksCreateTaskMutation } from '@traveldesk/tasks-ui';
import { FormPage, useDuplicate } from '@traveldesk/shared-ui';
import '../texts';
import { taskFormSchema } from './task.form';
import { TaskForm } from './TaskForm';
import { useTasksTaskQuery } from './tasks.api';

const blank: Partial<TaskInput> = { type: 'call', status: 'open' };

export function TaskCreatePage() {
  const { t } = useTranslation('tasks');
  const [create] = useTasksCreateTaskMutation();
  const { original, ...duplicate } = useDuplicate(useTasksTaskQuery, taskInputOf, blank);
  return (
    <FormPage
      title={t('tasks.add')}
      back="/tasks"
      backLabel={t('tasks.title')}
      {...duplicate}
      onSubmit={(values, _, key) => create({ key, task: taskFormSchema.parse(values) }).unwrap()}
    >
      <TaskForm task={original} />
    </FormPage>
  );
}

export { TaskCreatePage as Component };

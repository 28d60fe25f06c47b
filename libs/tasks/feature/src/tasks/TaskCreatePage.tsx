import { useTranslation } from 'react-i18next';
import type { TaskInput } from '@traveldesk/tasks-contract';
import { useTasksCreateTaskMutation } from '@traveldesk/tasks-ui';
import { FormPage } from '@traveldesk/shared-ui';
import '../texts';
import { taskFormSchema } from './task.form';
import { TaskForm } from './TaskForm';

const blank: Partial<TaskInput> = { type: 'call', status: 'open' };

export function TaskCreatePage() {
  const { t } = useTranslation('tasks');
  const [create] = useTasksCreateTaskMutation();
  return (
    <FormPage
      title={t('tasks.add')}
      back="/tasks"
      backLabel={t('tasks.title')}
      initialValues={blank}
      onSubmit={(values, _, key) => create({ key, task: taskFormSchema.parse(values) }).unwrap()}
    >
      <TaskForm />
    </FormPage>
  );
}

export { TaskCreatePage as Component };

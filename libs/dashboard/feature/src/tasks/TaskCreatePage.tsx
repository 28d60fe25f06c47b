import { useTranslation } from 'react-i18next';
import type { TaskInput } from '@traveldesk/dashboard-contract';
import { FormPage } from '@traveldesk/shared-ui';
import '../texts';
import { taskFormSchema } from './task.form';
import { TaskForm } from './TaskForm';
import { useDashboardCreateTaskMutation } from './tasks.api';

const blank: Partial<TaskInput> = { type: 'call', status: 'open' };

export function TaskCreatePage() {
  const { t } = useTranslation('dashboard');
  const [create] = useDashboardCreateTaskMutation();
  return (
    <FormPage
      title={t('tasks.add')}
      back="/tasks"
      backLabel={t('tasks.title')}
      initialValues={blank}
      onSubmit={(values) => create(taskFormSchema.parse(values)).unwrap()}
    >
      <TaskForm />
    </FormPage>
  );
}

export { TaskCreatePage as Component };

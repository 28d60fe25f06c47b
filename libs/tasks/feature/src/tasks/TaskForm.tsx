import { Form, Input } from 'antd';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { CompanySelect } from '@traveldesk/companies-ui';
import { descriptionLength, staffTaskTypes, taskStatuses, type Task } from '@traveldesk/tasks-contract';
import { ChoiceSelect, DayInput, useZodRules } from '@traveldesk/shared-ui';
import { useFormat } from '@traveldesk/shared-web';
import { TaskAbout } from '@traveldesk/tasks-ui';
import { UserSelect } from '@traveldesk/users-ui';
import en from '../texts/en.json';
import { taskFormSchema } from './task.form';

interface TaskFormProps {
  /** The task to edit, which provides names of client and assignee, and its type if that is a system type. */
  task?: Task | undefined;
}

/** The form of a task, validated like the API. */
export function TaskForm({ task }: TaskFormProps) {
  const { t } = useTranslation('tasks');
  const { dateTime } = useFormat();
  const sentence = useCallback((key: string) => (isProblem(key) ? t(`problems.${key}`) : undefined), [t]);
  const rules = useZodRules(taskFormSchema, sentence);
  const { id, name } = task?.job.project.client ?? {};
  const clients = id && name ? [{ value: id, label: name }] : [];
  const assignees = task?.assignee ? [{ value: task.assignee.id, label: task.assignee.name }] : [];
  const types = task?.raised ? [task.type.key] : staffTaskTypes;
  return (
    <>
      {task?.about && (
        <Form.Item label={t('tasks.fields.about')}>
          <TaskAbout about={task.about} />
        </Form.Item>
      )}
      <Form.Item name="title" label={t('tasks.fields.title')} rules={rules('title')} required>
        <Input maxLength={200} autoComplete="off" />
      </Form.Item>
      <Form.Item name="type" label={t('tasks.fields.type')} rules={rules('type')} required>
        <ChoiceSelect options={types.map((value) => ({ value, label: t(`types.${value}`) }))} />
      </Form.Item>
      <Form.Item name="status" label={t('tasks.fields.status')} rules={rules('status')} required>
        <ChoiceSelect options={taskStatuses.map((value) => ({ value, label: t(`statuses.${value}`) }))} />
      </Form.Item>
      <Form.Item name="client_id" label={t('tasks.fields.client')} rules={rules('client_id')}>
        <CompanySelect selected={clients} placeholder={t('tasks.platform')} />
      </Form.Item>
      <Form.Item name="project" label={t('tasks.fields.project')} rules={rules('project')} required>
        <Input maxLength={120} autoComplete="off" />
      </Form.Item>
      <Form.Item name="department" label={t('tasks.fields.department')} rules={rules('department')}>
        <Input maxLength={120} autoComplete="off" />
      </Form.Item>
      <Form.Item name="assignee_id" label={t('tasks.fields.assignee')} rules={rules('assignee_id')}>
        <UserSelect selected={assignees} placeholder={t('tasks.unassigned')} />
      </Form.Item>
      <Form.Item
        name="due_on"
        label={t('tasks.fields.due_on')}
        rules={rules('due_on')}
        extra={task?.due_at && t('tasks.dueAt', { time: dateTime(task.due_at) })}
      >
        <DayInput />
      </Form.Item>
      <Form.Item name="description" label={t('tasks.fields.description')} rules={rules('description')}>
        <Input.TextArea dir="auto" rows={4} maxLength={descriptionLength} />
      </Form.Item>
    </>
  );
}

function isProblem(key: string): key is keyof typeof en.problems {
  return key in en.problems;
}

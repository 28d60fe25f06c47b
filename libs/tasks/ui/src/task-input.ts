import type { TaskInput, TaskRecord } from '@traveldesk/tasks-contract';

/** Returns the form's input of a task. */
export function taskInputOf({
  title,
  type,
  status,
  job,
  assignee,
  due_on,
  description,
}: TaskRecord): TaskInput {
  return {
    title,
    type: type.key,
    status: status.key,
    client_id: job.project.client.id,
    project: job.project.name,
    department: job.department?.name ?? null,
    assignee_id: assignee?.id ?? null,
    due_on,
    description,
  };
}

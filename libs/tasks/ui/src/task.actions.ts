import { taskPermissions, type Task, type TaskRecord } from '@traveldesk/tasks-contract';
import type { Done } from '@traveldesk/shared-contract';
import { deleteAction, editAction, type RowActionList } from '@traveldesk/shared-ui';
import { randomKey, usePermissions } from '@traveldesk/shared-web';
import { taskInputOf } from './task-input';
import { useTasksCreateTaskMutation, useTasksDeleteTaskMutation } from './task-writes.api';

/**
 * Returns the actions that the user may take on a task, in its row, on its page and on the home screen, which passes its own `removeBy`.
 * Deleting a system task or one with comments cannot be undone.
 */
export function useTaskActions(
  removeBy?: (id: string) => Promise<Done<TaskRecord>>,
): (task: Task) => RowActionList {
  const can = usePermissions(taskPermissions);
  const [remove] = useTasksDeleteTaskMutation();
  const [create] = useTasksCreateTaskMutation();
  return ({ id, title, raised, commented }) => [
    can.update && editAction(`/tasks/edit/${id}`, title),
    can.remove &&
      deleteAction(
        () => removeBy?.(id) ?? remove(id).unwrap(),
        title,
        can.create &&
          !raised &&
          !commented &&
          (({ data }) => create({ key: randomKey(), task: taskInputOf(data) }).unwrap()),
      ),
  ];
}

import { systemTaskTypes, type TaskInput, type TaskType } from '@traveldesk/tasks-contract';
import { companyScope, seesAllCompanies, type Scoped } from '@traveldesk/companies-server';
import { invalid, type Actor, type Tx } from '@traveldesk/shared-server';
import { userScope } from '@traveldesk/users-server';
import type { TaskRow } from './task.row';

type Judged = Pick<TaskInput, 'type' | 'client_id' | 'assignee_id'>;

/**
 * Throws a 422 for a client or assignee outside the caller's scope, and for a system type. Unchanged values are not checked, because a
 * person with a larger scope may have set them.
 */
export async function checkTask(tx: Tx, actor: Actor, input: Judged, before?: TaskRow): Promise<void> {
  const fields: Record<string, string> = {};
  if (input.type !== before?.type && isOfTheSystem(input.type)) fields.type = 'task_type_of_system';
  if (input.client_id === null) {
    if (!seesAllCompanies(actor)) fields.client_id = 'task_client_required';
  } else if (input.client_id !== before?.client_id && !(await companyIsSeen(tx, actor, input.client_id))) {
    fields.client_id = 'task_client_unknown';
  }
  const { assignee_id: assignee } = input;
  if (assignee !== null && assignee !== before?.assignee_id && !(await userIsSeen(tx, actor, assignee))) {
    fields.assignee_id = 'task_assignee_unknown';
  }
  if (Object.keys(fields).length > 0) throw invalid(fields);
}

function isOfTheSystem(type: TaskType): boolean {
  return systemTaskTypes.some((one) => one === type);
}

async function companyIsSeen(tx: Tx, actor: Scoped, id: string): Promise<boolean> {
  const found = tx.selectFrom('companies').select('id').where('id', '=', id).where(companyScope(actor)('id'));
  return (await found.executeTakeFirst()) !== undefined;
}

async function userIsSeen(tx: Tx, actor: Actor, id: string): Promise<boolean> {
  const found = tx.selectFrom('users').select('id').where('id', '=', id).where(userScope(actor));
  return (await found.executeTakeFirst()) !== undefined;
}

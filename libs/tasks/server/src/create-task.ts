import type { TaskInput } from '@traveldesk/tasks-contract';
import type { Translated } from '@traveldesk/shared-contract';
import type { Recorder, Tx } from '@traveldesk/shared-server';
import { auditedTask, inAllLanguages, type TaskRow } from './task.row';
import { checkTask } from './task.rules';
import { insertTask, someTask, type TaskCause, type Writer } from './tasks.sql';

/** What staff write of a task; a domain that asks people to see to something needs to say less, and can say more. */
export interface NewTask
  extends
    Pick<TaskInput, 'type' | 'client_id' | 'project'>,
    Partial<Pick<TaskInput, 'status' | 'department' | 'assignee_id' | 'due_on'>> {
  /** As it was written, or in three languages from a domain's own texts. */
  title: string | Translated;
  /** The instant, where it is known; `due_on` is then its day, in UTC, unless it is said. */
  due_at?: Date;
  /** Why the product asks for it; what people write has none. */
  cause?: TaskCause;
}

/**
 * Makes a task in the transaction of what asks for it, so that there is never the one without the other. A cause has one
 * open task at most: the one that is open is answered, as it is, and nothing is made. Once that is done or cancelled, the
 * same cause makes another. Whom the actor may not know is not named in what is answered.
 *
 * Throws a 422 at the field that names something unknown, or out of the caller's sight, for what somebody writes; what the
 * product asks for is not judged.
 */
export async function createTask(
  tx: Tx,
  record: Recorder,
  actor: Writer,
  { cause, title, due_at: dueAt, ...input }: NewTask,
): Promise<TaskRow> {
  const values = {
    ...input,
    status: input.status ?? 'open',
    department: input.department ?? null,
    assignee_id: input.assignee_id ?? null,
    due_on: input.due_on ?? dueAt?.toISOString().slice(0, 10) ?? null,
    title: typeof title === 'string' ? inAllLanguages(title) : title,
    due_at: dueAt ?? null,
  };
  if (actor && !cause) await checkTask(tx, actor, values);
  const { id, isNew } = await insertTask(tx, values, cause);
  const task = await someTask(tx, actor, id);
  const after = { ...auditedTask(task), ...(cause && { cause: cause.reason }) };
  if (isNew) record({ entity: 'task', id, action: 'create', after });
  return task;
}

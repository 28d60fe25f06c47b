import type { TaskInput } from '@traveldesk/tasks-contract';
import type { Translated } from '@traveldesk/shared-contract';
import type { Recorder, Tx } from '@traveldesk/shared-server';
import { auditedTask, inAllLanguages, type TaskRow } from './task.row';
import { checkTask } from './task.rules';
import { insertTask, someTask, type TaskCause, type TaskActor } from './tasks.sql';

/** The input of a task as staff write it; other domains may omit some fields and set additional ones. */
export interface NewTask
  extends
    Pick<TaskInput, 'type' | 'client_id' | 'project'>,
    Partial<Pick<TaskInput, 'status' | 'department' | 'assignee_id' | 'due_on' | 'description'>> {
  /** Plain text, or a translation in three languages from a domain's texts. */
  title: string | Translated;
  /** The instant, if known; `due_on` then defaults to its UTC day. */
  due_at?: Date;
  /** The cause of a task that the product raises; none for tasks by people. */
  cause?: TaskCause;
}

/**
 * Creates a task in the caller's transaction, so that neither can exist without the other. A cause has at most one open task: if there is
 * one, it is returned unchanged. After it is done or canceled, the same cause creates another. Names that the actor may not see are left
 * out of the result.
 *
 * Throws a 422 at a field with an unknown or invisible reference, for tasks by people; tasks with a cause are not checked.
 */
export async function createTask(
  tx: Tx,
  record: Recorder,
  actor: TaskActor,
  { cause, title, due_at: dueAt, ...input }: NewTask,
): Promise<TaskRow> {
  const values = {
    ...input,
    status: input.status ?? 'open',
    department: input.department ?? null,
    assignee_id: input.assignee_id ?? null,
    due_on: input.due_on ?? dueAt?.toISOString().slice(0, 10) ?? null,
    description: input.description ?? null,
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

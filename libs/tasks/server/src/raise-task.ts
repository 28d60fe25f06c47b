import type { Translated } from '@traveldesk/shared-contract';
import type { Recorder, Tx } from '@traveldesk/shared-server';
import type { SystemTaskType } from '@traveldesk/tasks-contract';
import { auditedTask, type TaskRow } from './task.row';
import {
  insertRaisedTask,
  lockOpenTasks,
  markDone,
  someTask,
  type GoneCause,
  type TaskCause,
  type Writer,
} from './tasks.sql';

/** What a domain asks people to see to. */
export interface RaisedTask {
  cause: TaskCause;
  type: SystemTaskType;
  /** From the domain's own texts. */
  title: Translated;
  /** The company it is about; null for the platform itself. */
  clientId: string | null;
  project: string;
  department?: string;
  /** A day, `2026-11-30`; without one it is the day of `dueAt`, in UTC. */
  dueOn?: string;
  /** The instant, where it is known. */
  dueAt?: Date;
  assigneeId?: string;
}

/**
 * Raises a task in the transaction of what has caused it, so that there is never the one without the other. Answers the
 * open task of that cause: this one, or the one that was raised before, which stays as it is. Once that is done or
 * cancelled, the same cause raises another. Whom the actor may not know is not named in it.
 */
export async function raiseTask(
  tx: Tx,
  record: Recorder,
  actor: Writer,
  input: RaisedTask,
): Promise<TaskRow> {
  const { cause, type, title, clientId, project, department, dueOn, dueAt, assigneeId } = input;
  const values = {
    title,
    type,
    status: 'open' as const,
    client_id: clientId,
    project,
    department: department ?? null,
    assignee_id: assigneeId ?? null,
    due_on: dueOn ?? dueAt?.toISOString().slice(0, 10) ?? null,
    due_at: dueAt ?? null,
  };
  const { id, isNew } = await insertRaisedTask(tx, values, cause);
  const task = await someTask(tx, actor, id);
  if (isNew) {
    record({ entity: 'task', id, action: 'create', after: { ...auditedTask(task), cause: cause.reason } });
  }
  return task;
}

/**
 * Marks as done what is open of a cause that is gone, in the transaction in which it goes, and answers what it was.
 * Raising and settling a cause at once is put in order by the record: who raises or settles has locked it.
 */
export async function settleTasks(
  tx: Tx,
  record: Recorder,
  actor: Writer,
  cause: GoneCause,
): Promise<TaskRow[]> {
  const open = await lockOpenTasks(tx, actor, cause);
  for (const task of open) {
    await markDone(tx, task.id);
    const before = auditedTask(task);
    record({ entity: 'task', id: task.id, action: 'update', before, after: { ...before, status: 'done' } });
  }
  return open;
}

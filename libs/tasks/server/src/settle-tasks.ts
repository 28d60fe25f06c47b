import type { Recorder, Tx } from '@traveldesk/shared-server';
import { auditedTask, type TaskRow } from './task.row';
import { lockOpenTasks, markDone, type GoneCause, type TaskActor } from './tasks.sql';

/**
 * Marks the open tasks of a resolved cause as done, in the transaction that resolves it, and returns their former state. Concurrent raising
 * and settling is serialized by the lock on the cause's record, which both callers hold.
 */
export async function settleTasks(
  tx: Tx,
  record: Recorder,
  actor: TaskActor,
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

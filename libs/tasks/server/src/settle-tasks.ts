import type { Recorder, Tx } from '@traveldesk/shared-server';
import { auditedTask, type TaskRow } from './task.row';
import { lockOpenTasks, markDone, type GoneCause, type Writer } from './tasks.sql';

/**
 * Marks as done what is open of a cause that is gone, in the transaction in which it goes, and answers what it was.
 * Making and settling a task of one cause at once is put in order by its record: who does either has locked it.
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

import { actorOf, languageOf, shownRecords, type Call } from '@traveldesk/shared-server';
import type { Task, TaskRecord } from '@traveldesk/tasks-contract';
import { taskOf, taskRecordOf, type TaskRow } from './task.row';

/** Returns the tasks as shown to the caller, with the records that they are about. */
export async function shownTasks(request: Call, rows: readonly TaskRow[]): Promise<Task[]> {
  const recordOf = await recordsOf(request, rows);
  const { texts } = request.server.kernel;
  return rows.map((row) => taskOf(row, texts, languageOf(request), recordOf(row)));
}

export async function shownTask(request: Call, row: TaskRow): Promise<TaskRecord> {
  const recordOf = await recordsOf(request, [row]);
  return taskRecordOf(row, request.server.kernel.texts, languageOf(request), recordOf(row));
}

async function recordsOf(request: Call, rows: readonly TaskRow[]) {
  const refs = rows.flatMap((row) => refOf(row) ?? []);
  const shown = await shownRecords(request.server.kernel, actorOf(request), refs);
  return (row: TaskRow) => {
    const ref = refOf(row);
    return ref && shown(ref);
  };
}

function refOf({ about_kind: kind, about_id: id }: TaskRow) {
  return kind !== null && id !== null ? { kind, id } : null;
}

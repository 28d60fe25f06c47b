import type { TaskInput } from '@traveldesk/tasks-contract';
import { companyScope, seesAllCompanies } from '@traveldesk/companies-server';
import type { HistoryEntry, Language, Page } from '@traveldesk/shared-contract';
import {
  actorOf,
  checkVersion,
  historyOf,
  notFound,
  type Actor,
  type Call,
  type Kernel,
  type Recorder,
  type Target,
  type Tx,
} from '@traveldesk/shared-server';
import { taskHistory } from './task-history';
import { auditedTask, inAllLanguages, projectName, titleOf, type TaskRow } from './task.row';
import { checkTask } from './task.rules';
import { findTask, lockTask, removeTask, replaceTask } from './tasks.sql';

/** Throws a 404 when the task is not in the caller's scope. */
export async function readTask(request: Call, id: string): Promise<TaskRow> {
  const task = await findTask(request.server.kernel.db, actorOf(request), id);
  if (!task) throw notFound();
  return task;
}

/** For staff the history outlives the task. Other callers get a 404 for a deleted task, because its client is no longer known. */
export async function readTaskHistory(
  request: Call,
  id: string,
  page: { page: number; per_page: number },
): Promise<Page<HistoryEntry>> {
  const { db } = request.server.kernel;
  const actor = actorOf(request);
  const task = await findTask(db, actor, id);
  if (!task && !seesAllCompanies(actor)) throw notFound();
  const reader = { ...actor, scope: companyScope(actor) };
  const history = await historyOf(db, 'task', id, page, reader, taskHistory.hidden(actor));
  if (!task && history.total === 0) throw notFound();
  return history;
}

/** Throws a 404; a 412 when the caller's version is outdated; a 422 at a field with an unknown or invisible reference. */
export async function updateTask(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  { id, seen, task, language }: Target & { task: TaskInput; language: Language },
  { texts }: Pick<Kernel, 'texts'>,
): Promise<TaskRow> {
  const before = await lockTask(tx, actor, id);
  if (!before) throw notFound();
  checkVersion(seen, before.version);
  await checkTask(tx, actor, task, before);
  const kept = titleOf(before)[language] === task.title;
  await replaceTask(tx, id, {
    ...task,
    title: kept ? titleOf(before) : inAllLanguages(task.title),
    // Keeps the stored project when its translation is sent back unchanged.
    project: task.project === projectName(before, texts, language) ? before.project : task.project,
    // The instant belongs to the former day, so it is dropped when the day changes.
    due_at: task.due_on === before.due_on ? before.due_at : null,
    description: task.description === undefined ? before.description : task.description,
  });
  const after = await findTask(tx, actor, id);
  if (!after) throw notFound();
  record({ entity: 'task', id, action: 'update', before: auditedTask(before), after: auditedTask(after) });
  return after;
}

/** Throws a 404 or a 412 as in `updateTask`. */
export async function deleteTask(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  { id, seen }: Target,
): Promise<TaskRow> {
  const task = await lockTask(tx, actor, id);
  if (!task) throw notFound();
  checkVersion(seen, task.version);
  await removeTask(tx, task.id);
  record({ entity: 'task', id: task.id, action: 'delete', before: auditedTask(task) });
  return task;
}

import type { TaskInput } from '@traveldesk/dashboard-contract';
import { seesAllCompanies } from '@traveldesk/companies-server';
import type { HistoryEntry, Page, Translated } from '@traveldesk/shared-contract';
import {
  actorOf,
  change,
  checkVersion,
  historyOf,
  languageOf,
  notFound,
  type Call,
} from '@traveldesk/shared-server';
import { factsOf, titleOf, type TaskRow } from './task.row';
import { checkTask } from './task.rules';
import { findTask, insertTask, lockTask, removeTask, replaceTask } from './tasks.sql';

/** Throws a 404 when there is none that the caller may see. */
export async function readTask(request: Call, id: string): Promise<TaskRow> {
  const task = await findTask(request.server.kernel.db, actorOf(request), id);
  if (!task) throw notFound();
  return task;
}

/**
 * The history outlives the task, for staff: whose a deleted task was is no longer known, so to everybody else it is a
 * 404, as a task that never was.
 */
export async function readTaskHistory(
  request: Call,
  id: string,
  page: { page: number; per_page: number },
): Promise<Page<HistoryEntry>> {
  const { db } = request.server.kernel;
  const actor = actorOf(request);
  const task = await findTask(db, actor, id);
  if (!task && !seesAllCompanies(actor)) throw notFound();
  const history = await historyOf(db, 'task', id, page);
  if (!task && history.total === 0) throw notFound();
  return history;
}

/** Throws a 422 at the field that names something unknown, or out of the caller's sight. */
export function createTask(request: Call, input: TaskInput): Promise<TaskRow> {
  const actor = actorOf(request);
  return change(request, async (tx, record) => {
    await checkTask(tx, actor, input);
    const id = await insertTask(tx, { ...input, title: inAllLanguages(input.title) }, null);
    const task = id === null ? undefined : await findTask(tx, actor, id);
    if (!task) throw notFound();
    record({ entity: 'task', id: task.id, action: 'create', after: factsOf(task) });
    return task;
  });
}

/** Throws a 404, a 412 when the caller's version is not the newest, or a 422 as above. */
export function updateTask(request: Call, id: string, input: TaskInput): Promise<TaskRow> {
  const actor = actorOf(request);
  const language = languageOf(request);
  return change(request, async (tx, record) => {
    const before = await lockTask(tx, actor, id);
    if (!before) throw notFound();
    checkVersion(request, before.version);
    await checkTask(tx, actor, input, before);
    const kept = titleOf(before)[language] === input.title;
    await replaceTask(tx, id, { ...input, title: kept ? titleOf(before) : inAllLanguages(input.title) });
    const after = await findTask(tx, actor, id);
    if (!after) throw notFound();
    record({ entity: 'task', id, action: 'update', before: factsOf(before), after: factsOf(after) });
    return after;
  });
}

/** Throws a 404 or a 412 as above. */
export function deleteTask(request: Call, id: string): Promise<TaskRow> {
  const actor = actorOf(request);
  return change(request, async (tx, record) => {
    const task = await lockTask(tx, actor, id);
    if (!task) throw notFound();
    checkVersion(request, task.version);
    await removeTask(tx, id);
    record({ entity: 'task', id, action: 'delete', before: factsOf(task) });
    return task;
  });
}

/** What staff write they write once, for readers of every language. */
function inAllLanguages(title: string): Translated {
  return { en: title, fr: title, ar: title };
}

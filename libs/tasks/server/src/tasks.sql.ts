import { sql } from 'kysely';
import { taskStatuses, taskTypes, type TaskInput, type TaskQuery } from '@traveldesk/tasks-contract';
import { companyScope } from '@traveldesk/companies-server';
import type { Page, Translated } from '@traveldesk/shared-contract';
import {
  allRows,
  compactOf,
  folded,
  isFoundBy,
  newId,
  orderOf,
  paginate,
  type Actor,
  type Db,
  type Tx,
} from '@traveldesk/shared-server';
import { userScope } from '@traveldesk/users-server';
import { isDue, isOpen, type Reader } from './task-due.sql';
import { searchedTasks } from './tasks.searched';
import type { TaskRow } from './task.row';

const columns = [
  'tasks.id',
  'tasks.about_kind',
  'tasks.about_id',
  'tasks.reason',
  'tasks.title_en',
  'tasks.title_fr',
  'tasks.title_ar',
  'tasks.type',
  'tasks.status',
  'tasks.client_id',
  'companies.name as client_name',
  'tasks.project',
  'tasks.department',
  'tasks.assignee_id',
  'users.name as assignee_full_name',
  'users.type as assignee_type',
  'tasks.due_on',
  'tasks.due_at',
  'tasks.description',
  'tasks.version',
  'tasks.created_at',
  'tasks.updated_at',
] as const;

/** The index of a key in its list; must equal the expressions of the indexes in 20261121T0900_tasks_lists. */
const placeIn = (keys: readonly string[], column: string) =>
  sql<number>`array_position(array[${sql.join(keys.map((key) => sql.lit(key)))}], ${sql.ref(column)})`;

const orders = {
  title: sql.ref('tasks.search'),
  type: placeIn(taskTypes, 'tasks.type'),
  status: placeIn(taskStatuses, 'tasks.status'),
  client: sql.ref('companies.search'),
  project: sql`lower(tasks.project)`,
  due_on: sql.ref('tasks.due_on'),
  created_at: sql.ref('tasks.created_at'),
  updated_at: sql.ref('tasks.updated_at'),
} as const;

/** A column of the assignee, also for sorting; null when the caller may not see that person. */
function ofAssignee(actor: TaskActor, column: 'users.name' | 'users.search') {
  const ref = sql.ref<string | null>(column);
  return actor ? sql<string | null>`case when ${userScope(actor)} then ${ref} end` : ref;
}

const commented = sql<boolean>`exists (select 1 from task_comments where task_id = tasks.id)`;

/** The acting user; null for the product itself, which sees every task. */
export type TaskActor = Actor | null;

/** Why the product raises a task: a record of a domain, and the reason why a person must act on it. */
export interface TaskCause {
  kind: string;
  id: string;
  reason: string;
}

/** A resolved cause; without a reason, all causes of the record. */
export type GoneCause = Omit<TaskCause, 'reason'> & { reason?: string };

const changed = { version: sql<number>`version + 1`, updated_at: sql<Date>`now()` };

type Filters = Omit<TaskQuery, 'page' | 'per_page'>;

/** Returns one page of the filtered tasks in the caller's scope, newest first by default. */
export async function findTasks(
  db: Db,
  actor: Actor,
  query: TaskQuery,
  reader: Reader,
): Promise<Page<TaskRow>> {
  return paginate(listed(db, actor, query, reader), query);
}

/** Yields all filtered tasks in the caller's scope in list order. */
export function allTasks(db: Db, actor: Actor, query: Filters, reader: Reader): AsyncGenerator<TaskRow> {
  return allRows(listed(db, actor, query, reader), 'tasks.id');
}

function listed(db: Db, actor: Actor, query: Filters, reader: Reader) {
  const { title, type, status, assigned, assignee_id: assignee, due } = query;
  const { column, direction } = orderOf(query.sort ?? '-created_at');
  return tasksOf(db, actor)
    .$if(!!title, (found) => found.where(isFoundBy(searchedTasks, title ?? '')))
    .$if(!!type, (found) => found.where('tasks.type', '=', type ?? 'call'))
    .$if(!!status, (found) => found.where('tasks.status', '=', status ?? 'open'))
    .$if(assigned === 'me', (found) => found.where('tasks.assignee_id', '=', actor.userId))
    .$if(assigned === 'nobody', (found) => found.where('tasks.assignee_id', 'is', null))
    .$if(!!assignee, (found) => found.where('tasks.assignee_id', '=', assignee ?? '').where(userScope(actor)))
    .$if(!!due, (found) => found.where(isDue(due ?? 'none', reader)))
    .$if(column === 'client', (found) => found.orderBy(sql`tasks.client_id is null`))
    .$if(column === 'assignee', (found) => found.orderBy(sql`${ofAssignee(actor, 'users.search')} is null`))
    .orderBy(column === 'assignee' ? ofAssignee(actor, 'users.search') : orders[column], direction)
    .$if(column === 'due_on', (found) => found.orderBy('tasks.due_at', direction))
    .orderBy('tasks.id', direction);
}

/** Returns the task if it is in the caller's scope. */
export async function findTask(db: Db, actor: TaskActor, id: string): Promise<TaskRow | undefined> {
  return tasksOf(db, actor).where('tasks.id', '=', id).executeTakeFirst();
}

/** Returns an existing task, whatever the caller's scope. */
export async function someTask(tx: Tx, actor: TaskActor, id: string): Promise<TaskRow> {
  return everyTask(tx, actor).where('tasks.id', '=', id).executeTakeFirstOrThrow();
}

/** Locks the task, if it is in the caller's scope, until the transaction ends. */
export async function lockTask(tx: Tx, actor: TaskActor, id: string): Promise<TaskRow | undefined> {
  return tasksOf(tx, actor).where('tasks.id', '=', id).forUpdate('tasks').executeTakeFirst();
}

/** Keeps the task, if it is in the caller's scope, from being deleted until the transaction ends. */
export async function holdTask(tx: Tx, actor: TaskActor, id: string): Promise<TaskRow | undefined> {
  return tasksOf(tx, actor).where('tasks.id', '=', id).forKeyShare('tasks').executeTakeFirst();
}

/** Locks the open tasks of a cause until the transaction ends, whatever the caller's scope. */
export async function lockOpenTasks(tx: Tx, actor: TaskActor, cause: GoneCause): Promise<TaskRow[]> {
  const { kind, id, reason } = cause;
  return everyTask(tx, actor)
    .where('tasks.about_kind', '=', kind)
    .where('tasks.about_id', '=', id)
    .$if(reason !== undefined, (found) => found.where('tasks.reason', '=', reason ?? null))
    .where(isOpen('tasks.status'))
    .orderBy('tasks.id')
    .forUpdate('tasks')
    .execute();
}

/** The stored fields of a task. */
export interface TaskValues extends Omit<TaskInput, 'title' | 'description'> {
  title: Translated;
  description: string | null;
  due_at: Date | null;
}

/**
 * Inserts a task and returns its id. If the cause already has an open task, returns the id of that one; this also holds for concurrent
 * inserts.
 */
export async function insertTask(
  tx: Tx,
  values: TaskValues,
  cause?: TaskCause,
): Promise<{ id: string; isNew: boolean }> {
  const id = newId();
  const about = cause && { about_kind: cause.kind, about_id: cause.id, reason: cause.reason };
  const row = await tx
    .insertInto('tasks')
    .values({ id, ...about, ...rowOf(values) })
    .onConflict((conflict) =>
      conflict
        .columns(['about_kind', 'about_id', 'reason'])
        .where(sql<boolean>`reason is not null`)
        .where(isOpen('status'))
        // A no-op update, so that the conflicting row's id is returned and the row is locked until the transaction ends.
        .doUpdateSet({ version: sql`tasks.version` }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id: row.id, isNew: row.id === id };
}

export async function replaceTask(tx: Tx, id: string, values: TaskValues): Promise<void> {
  await tx
    .updateTable('tasks')
    .set({ ...rowOf(values), ...changed })
    .where('id', '=', id)
    .execute();
}

export async function markDone(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('tasks')
    .set({ status: 'done', ...changed })
    .where('id', '=', id)
    .execute();
}

export async function removeTask(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('tasks').where('id', '=', id).execute();
}

/** Tasks of companies in the caller's scope; only staff see the platform's own tasks. */
function tasksOf(db: Db, actor: TaskActor) {
  const tasks = everyTask(db, actor);
  return actor ? tasks.where(companyScope(actor)('tasks.client_id')) : tasks;
}

function everyTask(db: Db, actor: TaskActor) {
  return db
    .selectFrom('tasks')
    .leftJoin('companies', 'companies.id', 'tasks.client_id')
    .leftJoin('users', 'users.id', 'tasks.assignee_id')
    .select(columns)
    .select(ofAssignee(actor, 'users.name').as('assignee_name'))
    .select(commented.as('commented'));
}

function rowOf({ title: { en, fr, ar }, ...rest }: TaskValues) {
  const search = [...new Set([en, fr, ar].map(folded))].join('\n');
  const titles = { title_en: en, title_fr: fr, title_ar: ar };
  return { ...rest, ...titles, search, compact: compactOf(searchedTasks, titles) };
}

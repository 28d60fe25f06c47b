import { sql } from 'kysely';
import { taskStatuses, taskTypes, type TaskInput, type TaskQuery } from '@traveldesk/dashboard-contract';
import { companyScope, type Scoped } from '@traveldesk/companies-server';
import type { Page, Translated } from '@traveldesk/shared-contract';
import {
  allRows,
  folded,
  likePattern,
  newId,
  orderOf,
  paginate,
  type Db,
  type Tx,
} from '@traveldesk/shared-server';
import type { TaskRow } from './task.row';

const columns = [
  'tasks.id',
  'tasks.cause',
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
  'users.name as assignee_name',
  'tasks.due_on',
  'tasks.version',
  'tasks.created_at',
  'tasks.updated_at',
] as const;

/** The place of a key in the list it is from, as the indexes of 20261121T0900_tasks_lists have it. */
const placeIn = (keys: readonly string[], column: string) =>
  sql<number>`array_position(array[${sql.join(keys.map((key) => sql.lit(key)))}], ${sql.ref(column)})`;

const orders = {
  title: sql.ref('tasks.search'),
  type: placeIn(taskTypes, 'tasks.type'),
  status: placeIn(taskStatuses, 'tasks.status'),
  client: sql.ref('companies.search'),
  project: sql`lower(tasks.project)`,
  assignee: sql.ref('users.search'),
  due_on: sql.ref('tasks.due_on'),
  created_at: sql.ref('tasks.created_at'),
  updated_at: sql.ref('tasks.updated_at'),
} as const;

type Filters = Omit<TaskQuery, 'page' | 'per_page'>;

/** One page of the tasks that the caller may see and the filters leave, the newest first unless the query says otherwise. */
export async function findTasks(db: Db, actor: Scoped, query: TaskQuery): Promise<Page<TaskRow>> {
  return paginate(listed(db, actor, query), query);
}

/** All tasks that the caller may see and the filters leave, in the order of the list. */
export function allTasks(db: Db, actor: Scoped, query: Filters): AsyncGenerator<TaskRow> {
  return allRows(listed(db, actor, query), 'tasks.id');
}

function listed(db: Db, actor: Scoped, query: Filters) {
  const { title, type, status } = query;
  const { column, direction } = orderOf(query.sort ?? '-created_at');
  return tasksOf(db, actor)
    .$if(!!title, (found) => found.where('tasks.search', 'like', likePattern(folded(title ?? ''))))
    .$if(!!type, (found) => found.where('tasks.type', '=', type ?? 'call'))
    .$if(!!status, (found) => found.where('tasks.status', '=', status ?? 'open'))
    .$if(column === 'client', (found) => found.orderBy(sql`tasks.client_id is null`))
    .$if(column === 'assignee', (found) => found.orderBy(sql`tasks.assignee_id is null`))
    .orderBy(orders[column], direction)
    .orderBy('tasks.id', direction);
}

/** The task, or undefined when there is none that the caller may see. */
export async function findTask(db: Db, actor: Scoped, id: string): Promise<TaskRow | undefined> {
  return tasksOf(db, actor).where('tasks.id', '=', id).executeTakeFirst();
}

/** A task that is there, whoever asks: for what the product does by itself. */
export async function taskById(tx: Tx, id: string): Promise<TaskRow> {
  return everyTask(tx).where('tasks.id', '=', id).executeTakeFirstOrThrow();
}

/** The task as above; nobody else can change it until the transaction ends. */
export async function lockTask(tx: Tx, actor: Scoped, id: string): Promise<TaskRow | undefined> {
  return tasksOf(tx, actor).where('tasks.id', '=', id).forUpdate('tasks').executeTakeFirst();
}

/** What a task holds, whoever makes it. */
export interface TaskValues extends Omit<TaskInput, 'title'> {
  title: Translated;
}

/** The new task's id, or null when there is one of that cause already. */
export async function insertTask(tx: Tx, values: TaskValues, cause: string | null): Promise<string | null> {
  const row = await tx
    .insertInto('tasks')
    .values({ id: newId(), cause, ...rowOf(values) })
    .onConflict((conflict) => conflict.column('cause').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function replaceTask(tx: Tx, id: string, values: TaskValues): Promise<void> {
  await tx
    .updateTable('tasks')
    .set({ ...rowOf(values), version: sql`version + 1`, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

export async function removeTask(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('tasks').where('id', '=', id).execute();
}

/** The tasks of the companies that the caller may see; those of the platform itself are for staff alone. */
function tasksOf(db: Db, actor: Scoped) {
  return everyTask(db).where(companyScope(actor)('tasks.client_id'));
}

function everyTask(db: Db) {
  return db
    .selectFrom('tasks')
    .leftJoin('companies', 'companies.id', 'tasks.client_id')
    .leftJoin('users', 'users.id', 'tasks.assignee_id')
    .select(columns);
}

function rowOf({ title: { en, fr, ar }, ...rest }: TaskValues) {
  const search = [...new Set([en, fr, ar].map(folded))].join('\n');
  return { ...rest, title_en: en, title_fr: fr, title_ar: ar, search };
}

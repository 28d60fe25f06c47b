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
  due_on: sql.ref('tasks.due_on'),
  created_at: sql.ref('tasks.created_at'),
  updated_at: sql.ref('tasks.updated_at'),
} as const;

/** A column of who is to see to a task, for those who may know of that person; null to the others, in an order too. */
function ofAssignee(actor: Writer, column: 'users.name' | 'users.search') {
  const ref = sql.ref<string | null>(column);
  return actor ? sql<string | null>`case when ${userScope(actor)} then ${ref} end` : ref;
}

/** Who writes: somebody who calls, or null for the product itself, which sees every task. */
export type Writer = Actor | null;

/** Why the product makes a task: a record, as its domain calls it, and what of it a person has to see to. */
export interface TaskCause {
  kind: string;
  id: string;
  reason: string;
}

/** A cause that is there no more; without a reason all of that record. */
export type GoneCause = Omit<TaskCause, 'reason'> & { reason?: string };

/** As the index tasks_open_of_cause has it. */
const isOpen = (status: string) => sql<boolean>`${sql.ref(status)} not in ('done', 'cancelled')`;

const changed = { version: sql<number>`version + 1`, updated_at: sql<Date>`now()` };

type Filters = Omit<TaskQuery, 'page' | 'per_page'>;

/** One page of the tasks that the caller may see and the filters leave, the newest first unless the query says otherwise. */
export async function findTasks(db: Db, actor: Actor, query: TaskQuery): Promise<Page<TaskRow>> {
  return paginate(listed(db, actor, query), query);
}

/** All tasks that the caller may see and the filters leave, in the order of the list. */
export function allTasks(db: Db, actor: Actor, query: Filters): AsyncGenerator<TaskRow> {
  return allRows(listed(db, actor, query), 'tasks.id');
}

function listed(db: Db, actor: Actor, query: Filters) {
  const { title, type, status } = query;
  const { column, direction } = orderOf(query.sort ?? '-created_at');
  return tasksOf(db, actor)
    .$if(!!title, (found) => found.where(isFoundBy(searchedTasks, title ?? '')))
    .$if(!!type, (found) => found.where('tasks.type', '=', type ?? 'call'))
    .$if(!!status, (found) => found.where('tasks.status', '=', status ?? 'open'))
    .$if(column === 'client', (found) => found.orderBy(sql`tasks.client_id is null`))
    .$if(column === 'assignee', (found) => found.orderBy(sql`${ofAssignee(actor, 'users.search')} is null`))
    .orderBy(column === 'assignee' ? ofAssignee(actor, 'users.search') : orders[column], direction)
    .$if(column === 'due_on', (found) => found.orderBy('tasks.due_at', direction))
    .orderBy('tasks.id', direction);
}

/** The task, or undefined when there is none that the caller may see. */
export async function findTask(db: Db, actor: Writer, id: string): Promise<TaskRow | undefined> {
  return tasksOf(db, actor).where('tasks.id', '=', id).executeTakeFirst();
}

/** A task that is there, whoever may see it. */
export async function someTask(tx: Tx, actor: Writer, id: string): Promise<TaskRow> {
  return everyTask(tx, actor).where('tasks.id', '=', id).executeTakeFirstOrThrow();
}

/** The task as above; nobody else can change it until the transaction ends. */
export async function lockTask(tx: Tx, actor: Writer, id: string): Promise<TaskRow | undefined> {
  return tasksOf(tx, actor).where('tasks.id', '=', id).forUpdate('tasks').executeTakeFirst();
}

/** The open tasks of the cause, whoever may see them, each locked as above. */
export async function lockOpenTasks(tx: Tx, actor: Writer, cause: GoneCause): Promise<TaskRow[]> {
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

/** What a task holds, whoever makes it. */
export interface TaskValues extends Omit<TaskInput, 'title'> {
  title: Translated;
  due_at: Date | null;
}

/**
 * The id of the task; of a cause that of its open one, which is the new one only where there was none, also among many at
 * once.
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
        // Changes nothing of the open one, but answers its id, and nobody settles it before the transaction ends.
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

/** The tasks of the companies that the caller may see; those of the platform itself are for staff alone. */
function tasksOf(db: Db, actor: Writer) {
  const tasks = everyTask(db, actor);
  return actor ? tasks.where(companyScope(actor)('tasks.client_id')) : tasks;
}

function everyTask(db: Db, actor: Writer) {
  return db
    .selectFrom('tasks')
    .leftJoin('companies', 'companies.id', 'tasks.client_id')
    .leftJoin('users', 'users.id', 'tasks.assignee_id')
    .select(columns)
    .select(ofAssignee(actor, 'users.name').as('assignee_name'));
}

function rowOf({ title: { en, fr, ar }, ...rest }: TaskValues) {
  const search = [...new Set([en, fr, ar].map(folded))].join('\n');
  const titles = { title_en: en, title_fr: fr, title_ar: ar };
  return { ...rest, ...titles, search, compact: compactOf(searchedTasks, titles) };
}

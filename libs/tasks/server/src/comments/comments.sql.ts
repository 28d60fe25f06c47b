import { sql } from 'kysely';
import { mentionPattern, taskReaders, type TaskComment, type TaskPerson } from '@traveldesk/tasks-contract';
import {
  folded,
  holds,
  isoOf,
  newId,
  notFound,
  paginate,
  type Actor,
  type Db,
  type Tx,
} from '@traveldesk/shared-server';
import { administratorColumn, nameConditions, permissionsColumn, userScope } from '@traveldesk/users-server';
import type { Page } from '@traveldesk/shared-contract';
import { unseen, type TaskRow } from '../task.row';

/** Returns the general name of someone whom the reader may not see, by its text key in the tasks' texts. */
export type Say = (key: string) => string;

interface Reader {
  actor: Actor;
  say: Say;
}

/** Number of users that the picker offers. */
const offered = 10;

function commentsOf(db: Db, actor: Actor) {
  return db
    .selectFrom('task_comments')
    .leftJoin('users', 'users.id', 'task_comments.author_id')
    .select([
      'task_comments.id',
      'task_comments.text',
      'task_comments.author_id',
      'users.type as author_type',
      'task_comments.version',
      'task_comments.created_at',
      'task_comments.edited_at',
    ])
    .select(sql<string | null>`case when ${userScope(actor)} then users.name end`.as('author_name'));
}

export type CommentRow = Awaited<ReturnType<ReturnType<typeof commentsOf>['execute']>>[number];

/** Returns a page of the task's comments, newest first. */
export async function findComments(
  db: Db,
  taskId: string,
  place: { page: number; per_page: number },
  reader: Reader,
): Promise<Page<TaskComment>> {
  const rows = commentsOf(db, reader.actor)
    .where('task_comments.task_id', '=', taskId)
    .orderBy('task_comments.created_at', 'desc')
    .orderBy('task_comments.id', 'desc');
  const { data, total } = await paginate(rows, place);
  return { data: await shownComments(db, data, reader), total };
}

/** Throws a 404 for a comment that has been deleted meanwhile. */
export async function shownComment(db: Db, id: string, reader: Reader): Promise<TaskComment> {
  const rows = await commentsOf(db, reader.actor).where('task_comments.id', '=', id).execute();
  const [comment] = await shownComments(db, rows, reader);
  if (!comment) throw notFound();
  return comment;
}

/** Locks a comment of the task until the transaction ends. */
export async function lockComment(
  tx: Tx,
  actor: Actor,
  { taskId, id }: { taskId: string; id: string },
): Promise<CommentRow | undefined> {
  return commentsOf(tx, actor)
    .where('task_comments.id', '=', id)
    .where('task_comments.task_id', '=', taskId)
    .forUpdate('task_comments')
    .executeTakeFirst();
}

export async function insertComment(
  tx: Tx,
  actor: Actor,
  { taskId, text }: { taskId: string; text: string },
): Promise<string> {
  const id = newId();
  await tx
    .insertInto('task_comments')
    .values({ id, task_id: taskId, author_id: actor.userId, text, created_at: new Date() })
    .execute();
  return id;
}

export async function replaceComment(tx: Tx, id: string, text: string): Promise<void> {
  await tx
    .updateTable('task_comments')
    .set({ text, version: sql<number>`version + 1`, edited_at: new Date() })
    .where('id', '=', id)
    .execute();
}

export async function removeComment(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('task_comments').where('id', '=', id).execute();
}

/** Stores who is mentioned; a mention that stays keeps the time at which it was made. */
export async function keepMentions(tx: Tx, commentId: string, users: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('task_mentions')
    .where('comment_id', '=', commentId)
    .$if(users.length > 0, (gone) => gone.where('user_id', 'not in', users))
    .execute();
  if (users.length === 0) return;
  await tx
    .insertInto('task_mentions')
    .values(users.map((user) => ({ comment_id: commentId, user_id: user, created_at: new Date() })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Returns the ids of the users that a text mentions. */
export function mentionedIn(text: string): string[] {
  return [...new Set([...text.matchAll(mentionPattern)].map(([, id = '']) => id))];
}

/** Returns users whom the actor may mention in a comment on the task, by name or email. */
export async function findPeople(db: Db, actor: Actor, task: TaskRow, typed: string): Promise<TaskPerson[]> {
  return people(db, actor, task)
    .select(['users.id', 'users.name', 'users.email'])
    .$if(typed !== '', (found) =>
      found.where((eb) => eb.or([...nameConditions(typed), holds('users.email', folded(typed))])),
    )
    .orderBy('users.search')
    .orderBy('users.id')
    .limit(offered)
    .execute();
}

/** Returns whether the actor may mention all of these users in a comment on the task. */
export async function mayMention(db: Db, actor: Actor, task: TaskRow, users: string[]): Promise<boolean> {
  if (users.length === 0) return true;
  const found = await people(db, actor, task).select('users.id').where('users.id', 'in', users).execute();
  return found.length === users.length;
}

/** Users whom the actor sees, who can sign in, and who may see the task. */
function people(db: Db, actor: Actor, { client_id: client }: TaskRow) {
  const readers = sql<boolean>`(${administratorColumn} or ${permissionsColumn} && ${[...taskReaders]}::text[])`;
  const ofClient = sql<boolean>`(users.type = 'staff' or users.company_id in (
    select ancestor_id from company_tree where descendant_id = ${client}))`;
  return db
    .selectFrom('users')
    .where(userScope(actor))
    .where('users.status', '=', 'active')
    .where(ofClient)
    .where(readers);
}

async function shownComments(
  db: Db,
  rows: readonly CommentRow[],
  { actor, say }: Reader,
): Promise<TaskComment[]> {
  const ids = [...new Set(rows.flatMap(({ text }) => mentionedIn(text)))];
  const users =
    ids.length === 0
      ? []
      : await db
          .selectFrom('users')
          .select(['id', 'type'])
          .select(sql<string | null>`case when ${userScope(actor)} then users.name end`.as('name'))
          .where('id', 'in', ids)
          .execute();
  const names = new Map(users.map(({ id, type, name }) => [id, name ?? say(unseen(type))]));
  const deleted = say('assignees.deleted');
  return rows.map((row) => ({
    id: row.id,
    text: row.text,
    author: {
      name: row.author_id === null ? deleted : (row.author_name ?? say(unseen(row.author_type))),
    },
    mentions: mentionedIn(row.text).map((id) => ({ id, name: names.get(id) ?? deleted })),
    own: row.author_id === actor.userId,
    version: row.version,
    edited_at: row.edited_at && isoOf(row.edited_at),
    created_at: isoOf(row.created_at),
  }));
}

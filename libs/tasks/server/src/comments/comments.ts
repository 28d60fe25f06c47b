import { mentionPattern, type CommentInput } from '@traveldesk/tasks-contract';
import {
  checkVersion,
  invalid,
  notFound,
  Problem,
  type Actor,
  type Recorder,
  type Target,
  type Tx,
} from '@traveldesk/shared-server';
import type { TaskRow } from '../task.row';
import { holdTask } from '../tasks.sql';
import {
  insertComment,
  keepMentions,
  lockComment,
  mayMention,
  mentionedIn,
  removeComment,
  replaceComment,
  type CommentRow,
} from './comments.sql';

/** The most users that one comment may mention, because each of them is notified. */
const mostMentions = 20;

/** Adds a comment and returns its id. Throws a 404; a 422 at `text` for a user who may not be mentioned. */
export async function addComment(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  { taskId, comment }: { taskId: string; comment: CommentInput },
): Promise<{ id: string }> {
  const task = await heldTask(tx, actor, taskId);
  const mentions = await checkMentions(tx, actor, task, comment.text);
  const id = await insertComment(tx, actor, { taskId, text: comment.text });
  await keepMentions(tx, id, mentions);
  record({ entity: 'task', id: taskId, action: 'comment', after: audited(comment.text) });
  return { id };
}

/** Changes an own comment. Throws as `addComment`; a 412; a 422 for a comment of someone else. */
export async function updateComment(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  { taskId, id, seen, comment }: Target & { taskId: string; comment: CommentInput },
): Promise<void> {
  const task = await heldTask(tx, actor, taskId);
  const before = await lockOwn(tx, actor, { taskId, id, seen });
  const mentions = await checkMentions(tx, actor, task, comment.text, before.text);
  await replaceComment(tx, id, comment.text);
  await keepMentions(tx, id, mentions);
  const [then, now] = [audited(before.text), audited(comment.text)];
  record({ entity: 'task', id: taskId, action: 'comment_updated', before: then, after: now });
}

/** Deletes an own comment. Throws as `updateComment`. */
export async function deleteComment(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  { taskId, id, seen }: Target & { taskId: string },
): Promise<{ id: string }> {
  await heldTask(tx, actor, taskId);
  const before = await lockOwn(tx, actor, { taskId, id, seen });
  await removeComment(tx, id);
  record({ entity: 'task', id: taskId, action: 'comment_deleted', before: audited(before.text) });
  return { id };
}

async function heldTask(tx: Tx, actor: Actor, id: string): Promise<TaskRow> {
  const task = await holdTask(tx, actor, id);
  if (!task) throw notFound();
  return task;
}

async function lockOwn(
  tx: Tx,
  actor: Actor,
  { taskId, id, seen }: Target & { taskId: string },
): Promise<CommentRow> {
  const comment = await lockComment(tx, actor, { taskId, id });
  if (!comment) throw notFound();
  if (comment.author_id !== actor.userId) throw new Problem(422, 'task_comment_of_another');
  checkVersion(seen, comment.version);
  return comment;
}

/** Returns the mentioned users who still exist. Mentions of the former text stay, though their users may have lost the task since. */
async function checkMentions(
  tx: Tx,
  actor: Actor,
  task: TaskRow,
  text: string,
  former = '',
): Promise<string[]> {
  const mentions = mentionedIn(text);
  if (mentions.length > mostMentions) throw invalid({ text: 'task_mention_limit' });
  const kept = new Set(mentionedIn(former));
  const added = mentions.filter((id) => !kept.has(id));
  if (!(await mayMention(tx, actor, task, added))) throw invalid({ text: 'task_mention_unknown' });
  const still = mentions.filter((id) => kept.has(id));
  if (still.length === 0) return added;
  const rows = await tx.selectFrom('users').select('id').where('id', 'in', still).execute();
  return [...added, ...rows.map(({ id }) => id)];
}

/** The text for the history, which names nobody: its readers differ in whom they may see. */
function audited(text: string) {
  return { comment: text.replace(mentionPattern, '@…') };
}

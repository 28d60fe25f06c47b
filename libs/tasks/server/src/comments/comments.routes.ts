import {
  commentDoneSchema,
  commentInputSchema,
  commentPageSchema,
  commentQuerySchema,
  taskPaths,
  taskPeopleQuerySchema,
  taskPeopleSchema,
  taskPermissions,
  taskReaders,
} from '@traveldesk/tasks-contract';
import { doneOf, idParams, idSchema } from '@traveldesk/shared-contract';
import { actorOf, change, done, languageOf, problems, type App, type Call } from '@traveldesk/shared-server';
import { readTask } from '../tasks';
import { addComment, deleteComment, updateComment } from './comments';
import { findComments, findPeople, shownComment } from './comments.sql';

const commentParams = idParams.extend({ commentId: idSchema });

/** Registers the routes of comments; any user who may change a task may comment on it. */
export function commentRoutes(app: App): void {
  const { db } = app.kernel;

  app.get(
    taskPaths.comments(':id'),
    {
      config: { permission: taskReaders },
      schema: {
        summary: 'Comments on a task, newest first',
        params: idParams,
        querystring: commentQuerySchema,
        response: { 200: commentPageSchema, ...problems(404) },
      },
    },
    async (request) => {
      await readTask(request, request.params.id);
      return findComments(db, request.params.id, request.query, readerOf(request));
    },
  );

  app.get(
    taskPaths.people(':id'),
    {
      config: { permission: taskPermissions.update },
      schema: {
        summary: 'Users whom a comment on the task may mention',
        params: idParams,
        querystring: taskPeopleQuerySchema,
        response: { 200: taskPeopleSchema, ...problems(404) },
      },
    },
    async (request) => {
      const task = await readTask(request, request.params.id);
      return { data: await findPeople(db, actorOf(request), task, request.query.q ?? '') };
    },
  );

  app.post(
    taskPaths.comments(':id'),
    {
      config: { permission: taskPermissions.update, idempotent: true },
      schema: {
        summary: 'Comment on a task; `<@user id>` mentions a user',
        params: idParams,
        body: commentInputSchema,
        response: { 201: commentDoneSchema, ...problems(404, 422) },
      },
    },
    async (request, reply) => {
      const input = { taskId: request.params.id, comment: request.body };
      const { id } = await change(request, (tx, record) => addComment(tx, record, actorOf(request), input));
      const comment = await shownComment(db, id, readerOf(request));
      return reply.code(201).send(done(request, 'task_comment_added', comment));
    },
  );

  app.put(
    taskPaths.comment(':id', ':commentId'),
    {
      config: { permission: taskPermissions.update },
      schema: {
        summary: 'Change an own comment; If-Match names the version that was read',
        params: commentParams,
        body: commentInputSchema,
        response: { 200: commentDoneSchema, ...problems(404, 412, 422) },
      },
    },
    async (request) => {
      const input = { ...targetIn(request), comment: request.body };
      await change(request, (tx, record) => updateComment(tx, record, actorOf(request), input));
      return done(
        request,
        'task_comment_updated',
        await shownComment(db, request.params.commentId, readerOf(request)),
      );
    },
  );

  app.delete(
    taskPaths.comment(':id', ':commentId'),
    {
      config: { permission: taskPermissions.update },
      schema: {
        summary: 'Delete an own comment',
        params: commentParams,
        response: { 200: doneOf(idParams), ...problems(404, 412, 422) },
      },
    },
    async (request) => {
      const row = await change(request, (tx, record) =>
        deleteComment(tx, record, actorOf(request), targetIn(request)),
      );
      return done(request, 'task_comment_deleted', row);
    },
  );
}

function readerOf(request: Call) {
  const { texts } = request.server.kernel;
  const language = languageOf(request);
  return { actor: actorOf(request), say: (key: string) => texts.text('tasks', key, language) };
}

function targetIn(request: Pick<Call, 'headers'> & { params: { id: string; commentId: string } }) {
  const { id: taskId, commentId: id } = request.params;
  return { taskId, id, seen: request.headers['if-match'] };
}

import {
  taskInputSchema,
  taskPageSchema,
  taskPaths,
  taskPermissions,
  taskQuerySchema,
  taskReaders,
  taskRecordSchema,
} from '@traveldesk/tasks-contract';
import { doneOf, historyPageSchema, historyQuerySchema, idParams } from '@traveldesk/shared-contract';
import {
  actorOf,
  change,
  done,
  etagOf,
  languageOf,
  problems,
  targetOf,
  type App,
} from '@traveldesk/shared-server';
import { createTask } from './create-task';
import { readerOf } from './task-due.sql';
import type { TaskRow } from './task.row';
import { deleteTask, readTask, readTaskHistory, updateTask } from './tasks';
import { shownTask, shownTasks } from './tasks.shown';
import { findTasks } from './tasks.sql';

export function taskRoutes(app: App): void {
  app.get(
    taskPaths.all,
    {
      config: { permission: taskPermissions.list },
      schema: {
        summary: 'Tasks, a page at a time, newest first',
        querystring: taskQuerySchema,
        response: { 200: taskPageSchema },
      },
    },
    async (request) => {
      const { data, total } = await findTasks(
        app.kernel.db,
        actorOf(request),
        request.query,
        readerOf(request),
      );
      return { data: await shownTasks(request, data), total };
    },
  );

  app.post(
    taskPaths.all,
    {
      config: { permission: taskPermissions.create, idempotent: true },
      schema: {
        summary: 'Add a task',
        body: taskInputSchema,
        response: { 201: doneOf(taskRecordSchema), ...problems(422) },
      },
    },
    async (request, reply) => {
      const row = await change(request, (tx, record) =>
        createTask(tx, record, actorOf(request), request.body),
      );
      const task = await shownTask(request, fromJson(row));
      return reply
        .code(201)
        .header('etag', etagOf(task.version))
        .send(done(request, 'task_created', task, { title: task.title }));
    },
  );

  app.get(
    taskPaths.one(':id'),
    {
      config: { permission: taskReaders },
      schema: {
        summary: 'One task',
        params: idParams,
        response: { 200: taskRecordSchema, ...problems(404) },
      },
    },
    async (request, reply) => {
      const task = await shownTask(request, await readTask(request, request.params.id));
      return reply.header('etag', etagOf(task.version)).send(task);
    },
  );

  app.put(
    taskPaths.one(':id'),
    {
      config: { permission: taskPermissions.update },
      schema: {
        summary: 'Change a task; If-Match names the version that was read',
        params: idParams,
        body: taskInputSchema,
        response: { 200: doneOf(taskRecordSchema), ...problems(404, 412, 422) },
      },
    },
    async (request, reply) => {
      const row = await change(request, (tx, record) =>
        updateTask(
          tx,
          record,
          actorOf(request),
          { ...targetOf(request), task: request.body, language: languageOf(request) },
          request.server.kernel,
        ),
      );
      const task = await shownTask(request, row);
      return reply
        .header('etag', etagOf(task.version))
        .send(done(request, 'task_updated', task, { title: task.title }));
    },
  );

  app.delete(
    taskPaths.one(':id'),
    {
      config: { permission: taskPermissions.remove },
      schema: {
        summary: 'Delete a task',
        params: idParams,
        response: { 200: doneOf(taskRecordSchema), ...problems(404, 412) },
      },
    },
    async (request) => {
      const row = await change(request, (tx, record) =>
        deleteTask(tx, record, actorOf(request), targetOf(request)),
      );
      const task = await shownTask(request, row);
      return done(request, 'task_deleted', task, { title: task.title });
    },
  );

  app.get(
    taskPaths.history(':id'),
    {
      config: { permission: taskReaders },
      schema: {
        summary: 'Who changed what of a task, and when',
        params: idParams,
        querystring: historyQuerySchema,
        response: { 200: historyPageSchema, ...problems(404) },
      },
    },
    (request) => readTaskHistory(request, request.params.id, request.query),
  );
}

/** Restores dates of a row from a replayed response, which was stored as JSON. */
function fromJson(row: TaskRow): TaskRow {
  const { created_at, updated_at, due_at } = row;
  return {
    ...row,
    created_at: new Date(created_at),
    updated_at: new Date(updated_at),
    due_at: due_at && new Date(due_at),
  };
}

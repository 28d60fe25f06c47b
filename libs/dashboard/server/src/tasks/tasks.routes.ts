import {
  taskInputSchema,
  taskPageSchema,
  taskPaths,
  taskPermissions,
  taskQuerySchema,
  taskReaders,
  taskSchema,
  type Task,
} from '@traveldesk/dashboard-contract';
import { doneOf, historyPageSchema, historyQuerySchema, idParams } from '@traveldesk/shared-contract';
import { actorOf, done, etagOf, languageOf, problems, type App, type Call } from '@traveldesk/shared-server';
import { taskOf, type TaskRow } from './task.row';
import { createTask, deleteTask, readTask, readTaskHistory, updateTask } from './tasks';
import { findTasks } from './tasks.sql';

export function taskRoutes(app: App): void {
  app.get(
    taskPaths.all,
    {
      config: { permission: taskPermissions.list },
      schema: {
        summary: 'Tasks, a page at a time, the newest first',
        querystring: taskQuerySchema,
        response: { 200: taskPageSchema },
      },
    },
    async (request) => {
      const { data, total } = await findTasks(app.kernel.db, actorOf(request), request.query);
      return { data: data.map((row) => answerOf(request, row)), total };
    },
  );

  app.post(
    taskPaths.all,
    {
      config: { permission: taskPermissions.create },
      schema: {
        summary: 'Add a task',
        body: taskInputSchema,
        response: { 201: doneOf(taskSchema), ...problems(422) },
      },
    },
    async (request, reply) => {
      const task = answerOf(request, await createTask(request, request.body));
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
        response: { 200: taskSchema, ...problems(404) },
      },
    },
    async (request, reply) => {
      const task = answerOf(request, await readTask(request, request.params.id));
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
        response: { 200: doneOf(taskSchema), ...problems(404, 412, 422) },
      },
    },
    async (request, reply) => {
      const task = answerOf(request, await updateTask(request, request.params.id, request.body));
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
        response: { 200: doneOf(taskSchema), ...problems(404, 412) },
      },
    },
    async (request) => {
      const task = answerOf(request, await deleteTask(request, request.params.id));
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

function answerOf(request: Call, row: TaskRow): Task {
  return taskOf(row, request.server.kernel.texts, languageOf(request));
}

import {
  taskExportQuerySchema,
  taskPaths,
  taskPermissions,
  type TaskRecord,
  type TaskExportQuery,
} from '@traveldesk/tasks-contract';
import {
  actorOf,
  exportRoute,
  languageOf,
  type App,
  type Call,
  type ExportColumns,
} from '@traveldesk/shared-server';
import { readerOf } from './task-due.sql';
import { taskRecordOf } from './task.row';
import { allTasks } from './tasks.sql';

const columns: ExportColumns<TaskRecord> = {
  title: ({ title }) => title,
  type: ({ type }) => type.name,
  status: ({ status }) => status.name,
  client: ({ job }) => job.project.client.name,
  project: ({ job }) => job.project.name,
  department: ({ job }) => job.department?.name ?? null,
  assignee: ({ assignee }) => assignee?.name ?? null,
  due_on: (task) => task.due_on,
  due_at: (task) => task.due_at,
  description: ({ description }) => description,
  created_at: (task) => task.created_at,
  updated_at: (task) => task.updated_at,
};

/** The export of the filtered tasks, in the caller's language. */
export function taskExport(app: App): void {
  exportRoute(app, {
    path: taskPaths.export,
    permission: taskPermissions.export,
    summary: 'The filtered tasks',
    query: taskExportQuerySchema,
    entity: 'task',
    file: 'tasks',
    module: 'tasks',
    columns,
    rows: tasksInWords,
  });
}

/** Leaves out the tasks' records, because a file has no links. */
async function* tasksInWords(query: TaskExportQuery, call: Call): AsyncGenerator<TaskRecord> {
  const { db, texts } = call.server.kernel;
  for await (const row of allTasks(db, actorOf(call), query, readerOf(call)))
    yield taskRecordOf(row, texts, languageOf(call), null);
}

import { taskPaths, type Task, type TaskInput, type TaskRecord } from '@traveldesk/tasks-contract';
import type { Done, HistoryEntry, Page } from '@traveldesk/shared-contract';
import { baseApi, historyPages, ifMatch, type ListQuery } from '@traveldesk/shared-web';
import type { TaskFilter } from './task.filters';

const list = { type: 'Task', id: 'LIST' } as const;
const one = (id: string) => ({ type: 'Task', id }) as const;

const tasksApi = baseApi.enhanceEndpoints({ addTagTypes: ['Task', 'TaskComment'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    tasksTasks: build.query<Page<Task>, ListQuery<TaskFilter>>({
      query: (params) => ({ url: taskPaths.all, params }),
      providesTags: (_, error) => (error ? [] : [list]),
    }),
    tasksTask: build.query<TaskRecord, string>({
      query: (id) => ({ url: taskPaths.one(id) }),
      providesTags: (_, error, id) => (error ? [] : [one(id)]),
    }),
    tasksTaskHistory: build.infiniteQuery<Page<HistoryEntry>, string, number>({
      ...historyPages(taskPaths.history),
      providesTags: (_, error, id) => (error ? [] : [one(id), { type: 'TaskComment', id }]),
    }),
    tasksUpdateTask: build.mutation<
      Done<TaskRecord>,
      { id: string; version: number | undefined; task: TaskInput }
    >({
      query: ({ id, version, task }) => ({
        url: taskPaths.one(id),
        method: 'PUT',
        headers: ifMatch(version),
        body: task,
      }),
      invalidatesTags: (_, error, { id }) => (error ? [] : [list, one(id)]),
    }),
  }),
});

export const {
  endpoints: { tasksTasks, tasksTask },
  useTasksTasksQuery,
  useTasksTaskQuery,
  useLazyTasksTaskQuery,
  useTasksTaskHistoryInfiniteQuery,
  useTasksUpdateTaskMutation,
} = tasksApi;

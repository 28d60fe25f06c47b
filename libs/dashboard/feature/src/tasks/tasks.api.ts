import { taskPaths, type Task, type TaskInput } from '@traveldesk/dashboard-contract';
import type { Done, HistoryEntry, Page } from '@traveldesk/shared-contract';
import { baseApi, historyPages, ifMatch, type ListQuery } from '@traveldesk/shared-web';
import type { TaskFilter } from './task.filters';

const list = { type: 'Task', id: 'LIST' } as const;
const one = (id: string) => ({ type: 'Task', id }) as const;

const tasksApi = baseApi.enhanceEndpoints({ addTagTypes: ['Task'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    dashboardTasks: build.query<Page<Task>, ListQuery<TaskFilter>>({
      query: (params) => ({ url: taskPaths.all, params }),
      providesTags: (_, error) => (error ? [] : [list]),
    }),
    // SPECIFICATION 7 and 8: the home screen's table passes its page, and keeps its failures to itself.
    dashboardRecentTasks: build.query<Page<Task>, { page: number }>({
      query: (params) => ({ url: taskPaths.all, params }),
      providesTags: (_, error) => (error ? [] : [list]),
      extraOptions: { silent: true },
    }),
    dashboardDeleteRecentTask: build.mutation<Done<Task>, string>({
      query: (id) => ({ url: taskPaths.one(id), method: 'DELETE' }),
      invalidatesTags: (_, error, id) => (error ? [] : [list, one(id)]),
      extraOptions: { silent: true },
    }),
    dashboardTask: build.query<Task, string>({
      query: (id) => ({ url: taskPaths.one(id) }),
      providesTags: (_, error, id) => (error ? [] : [one(id)]),
    }),
    dashboardTaskHistory: build.infiniteQuery<Page<HistoryEntry>, string, number>({
      ...historyPages(taskPaths.history),
      providesTags: (_, error, id) => (error ? [] : [one(id)]),
    }),
    dashboardCreateTask: build.mutation<Done<Task>, TaskInput>({
      query: (body) => ({ url: taskPaths.all, method: 'POST', body }),
      invalidatesTags: (_, error) => (error ? [] : [list]),
    }),
    dashboardUpdateTask: build.mutation<
      Done<Task>,
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
    dashboardDeleteTask: build.mutation<Done<Task>, string>({
      query: (id) => ({ url: taskPaths.one(id), method: 'DELETE' }),
      invalidatesTags: (_, error, id) => (error ? [] : [list, one(id)]),
    }),
  }),
});

export const {
  endpoints: { dashboardTasks },
  useDashboardTasksQuery,
  useDashboardRecentTasksQuery,
  useDashboardDeleteRecentTaskMutation,
  useDashboardTaskQuery,
  useLazyDashboardTaskQuery,
  useDashboardTaskHistoryInfiniteQuery,
  useDashboardCreateTaskMutation,
  useDashboardUpdateTaskMutation,
  useDashboardDeleteTaskMutation,
} = tasksApi;

import { taskPaths, type Task, type TaskRecord } from '@traveldesk/tasks-contract';
import type { Done, Page } from '@traveldesk/shared-contract';
import { baseApi } from '@traveldesk/shared-web';

const list = { type: 'Task', id: 'LIST' } as const;

// SPECIFICATION 7 and 8: the home screen's table sends its page and shows no error messages.
const recentTasksApi = baseApi.enhanceEndpoints({ addTagTypes: ['Task'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    tasksRecentTasks: build.query<Page<Task>, { page: number }>({
      query: (params) => ({ url: taskPaths.all, params }),
      providesTags: (_, error) => (error ? [] : [list]),
      extraOptions: { silent: true },
    }),
    tasksDeleteRecentTask: build.mutation<Done<TaskRecord>, string>({
      query: (id) => ({ url: taskPaths.one(id), method: 'DELETE' }),
      invalidatesTags: (_, error, id) => (error ? [] : [list, { type: 'Task', id }]),
      extraOptions: { silent: true },
    }),
  }),
});

export const { useTasksRecentTasksQuery, useTasksDeleteRecentTaskMutation } = recentTasksApi;

import { taskPaths, type TaskInput, type TaskRecord } from '@traveldesk/tasks-contract';
import type { Done } from '@traveldesk/shared-contract';
import { baseApi, idempotencyKey } from '@traveldesk/shared-web';

const list = { type: 'Task', id: 'LIST' } as const;

const taskWritesApi = baseApi.enhanceEndpoints({ addTagTypes: ['Task'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    tasksCreateTask: build.mutation<Done<TaskRecord>, { key: string | undefined; task: TaskInput }>({
      query: ({ key, task }) => ({
        url: taskPaths.all,
        method: 'POST',
        headers: idempotencyKey(key),
        body: task,
      }),
      invalidatesTags: (_, error) => (error ? [] : [list]),
    }),
    tasksDeleteTask: build.mutation<Done<TaskRecord>, string>({
      query: (id) => ({ url: taskPaths.one(id), method: 'DELETE' }),
      // The task's own tag stays valid: otherwise its open page would reload it and show a 404.
      invalidatesTags: (_, error) => (error ? [] : [list]),
    }),
  }),
});

export const { useTasksCreateTaskMutation, useTasksDeleteTaskMutation } = taskWritesApi;

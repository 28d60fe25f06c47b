import { taskPaths, type Task, type TaskInput } from '@traveldesk/tasks-contract';
import type { Done } from '@traveldesk/shared-contract';
import { baseApi, idempotencyKey } from '@traveldesk/shared-web';

const list = { type: 'Task', id: 'LIST' } as const;

const taskWritesApi = baseApi.enhanceEndpoints({ addTagTypes: ['Task'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    tasksCreateTask: build.mutation<Done<Task>, { key: string | undefined; task: TaskInput }>({
      query: ({ key, task }) => ({
        url: taskPaths.all,
        method: 'POST',
        headers: idempotencyKey(key),
        body: task,
      }),
      invalidatesTags: (_, error) => (error ? [] : [list]),
    }),
    tasksDeleteTask: build.mutation<Done<Task>, string>({
      query: (id) => ({ url: taskPaths.one(id), method: 'DELETE' }),
      // Not the task itself: its own page would ask for it once more, and be told that it is gone.
      invalidatesTags: (_, error) => (error ? [] : [list]),
    }),
  }),
});

export const { useTasksCreateTaskMutation, useTasksDeleteTaskMutation } = taskWritesApi;

import { taskPaths, type CommentInput, type TaskComment, type TaskPerson } from '@traveldesk/tasks-contract';
import type { Done, Page } from '@traveldesk/shared-contract';
import { baseApi, idempotencyKey, ifMatch } from '@traveldesk/shared-web';

interface Target {
  task: string;
  id: string;
  version: number;
}

const of = (task: string) => ({ type: 'TaskComment', id: task }) as const;

const commentsApi = baseApi.enhanceEndpoints({ addTagTypes: ['TaskComment'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    tasksComments: build.query<Page<TaskComment>, { task: string; page: number }>({
      query: ({ task, page }) => ({ url: taskPaths.comments(task), params: { page } }),
      providesTags: (_, error, { task }) => (error ? [] : [of(task)]),
    }),
    // The picker shows its own error.
    tasksPeople: build.query<{ data: TaskPerson[] }, { task: string; q: string }>({
      query: ({ task, q }) => ({ url: taskPaths.people(task), params: { q } }),
      extraOptions: { silent: true },
    }),
    tasksAddComment: build.mutation<Done<TaskComment>, { task: string; key: string; comment: CommentInput }>({
      query: ({ task, key, comment }) => ({
        url: taskPaths.comments(task),
        method: 'POST',
        headers: idempotencyKey(key),
        body: comment,
      }),
      invalidatesTags: (_, error, { task }) => (error ? [] : [of(task)]),
    }),
    tasksUpdateComment: build.mutation<Done<TaskComment>, Target & { comment: CommentInput }>({
      query: ({ task, id, version, comment }) => ({
        url: taskPaths.comment(task, id),
        method: 'PUT',
        headers: ifMatch(version),
        body: comment,
      }),
      invalidatesTags: (_, error, { task }) => (error ? [] : [of(task)]),
    }),
    tasksDeleteComment: build.mutation<Done<{ id: string }>, Target>({
      query: ({ task, id, version }) => ({
        url: taskPaths.comment(task, id),
        method: 'DELETE',
        headers: ifMatch(version),
      }),
      invalidatesTags: (_, error, { task }) => (error ? [] : [of(task)]),
    }),
  }),
});

export const {
  useTasksCommentsQuery,
  useLazyTasksPeopleQuery,
  useTasksAddCommentMutation,
  useTasksUpdateCommentMutation,
  useTasksDeleteCommentMutation,
} = commentsApi;

import { taskViewers } from './route-permissions.callers';
import type { Callers } from './route-permissions.table';

/** The permissions of the routes of tasks. */
export const taskRoutePermissions = {
  'GET /tasks': ['show_tasks'],
  'GET /task/export': ['export_tasks'],
  'POST /tasks': ['add_tasks'],
  'GET /tasks/{id}': taskViewers,
  'PUT /tasks/{id}': ['update_tasks'],
  'DELETE /tasks/{id}': ['delete_tasks'],
  'GET /tasks/{id}/history': taskViewers,
  'GET /tasks/{id}/comments': taskViewers,
  'GET /tasks/{id}/people': ['update_tasks'],
  'POST /tasks/{id}/comments': ['update_tasks'],
  'PUT /tasks/{id}/comments/{commentId}': ['update_tasks'],
  'DELETE /tasks/{id}/comments/{commentId}': ['update_tasks'],
} as const satisfies Readonly<Record<string, Callers>>;

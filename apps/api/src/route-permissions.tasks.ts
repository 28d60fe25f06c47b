import { taskViewers } from './route-permissions.callers';

/** The permissions of the routes of tasks. */
export const taskRoutePermissions: Record<string, readonly string[]> = {
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
};

/** The permission of each part of the task screens. The specification names all but those to add a task and to export the list. */
export const taskPermissions = {
  list: 'show_tasks',
  create: 'add_tasks',
  update: 'update_tasks',
  remove: 'delete_tasks',
  export: 'export_tasks',
} as const;

/** Permissions that allow reading a task: those for the list and for the form. */
export const taskReaders = [taskPermissions.list, taskPermissions.update] as const;

/** This domain's permissions that the specification does not list. */
export const tasksPermissions = [taskPermissions.create, taskPermissions.export] as const;

/** What each part of the task screens asks for. The specification names all but those that add a task and export the list. */
export const taskPermissions = {
  list: 'show_tasks',
  create: 'add_tasks',
  update: 'update_tasks',
  remove: 'delete_tasks',
  export: 'export_tasks',
} as const;

/** Who reads one task: those who see the list, and those who open its form. */
export const taskReaders = [taskPermissions.list, taskPermissions.update] as const;

/** The permissions of this domain that the specification's list does not have. */
export const tasksPermissions = [taskPermissions.create, taskPermissions.export] as const;

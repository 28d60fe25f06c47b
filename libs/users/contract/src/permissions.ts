/** The permission of each part of the user screens; the specification's route table names the first three. */
export const userPermissions = {
  list: 'show_users',
  create: 'add_users',
  update: 'update_users',
  remove: 'delete_users',
  export: 'export_users',
} as const;

export const rolePermissions = {
  list: 'show_roles',
  create: 'add_roles',
  update: 'update_roles',
  remove: 'delete_roles',
  export: 'export_roles',
} as const;

/** This domain's permissions that the specification does not list. */
export const usersPermissions = [
  userPermissions.remove,
  userPermissions.export,
  rolePermissions.list,
  rolePermissions.create,
  rolePermissions.update,
  rolePermissions.remove,
  rolePermissions.export,
] as const;

/** Permissions that show a user in full. */
export const userViewers = [userPermissions.list, userPermissions.update] as const;

/** Permissions that allow looking users up by name: those for users, and those of screens that choose one. */
export const userReaders = [
  ...userViewers,
  userPermissions.create,
  'show_tasks',
  'add_tasks',
  'update_tasks',
] as const;

/** Permissions that show a role in full. */
export const roleViewers = [rolePermissions.list, rolePermissions.update] as const;

/** Permissions that allow listing roles, to choose one or filter by it. */
export const roleReaders = [
  ...roleViewers,
  rolePermissions.create,
  userPermissions.list,
  userPermissions.create,
  userPermissions.update,
] as const;

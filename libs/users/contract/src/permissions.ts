/** What each part of the users screens asks for; the specification's route table names the first three. */
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

/** The permissions of this domain that the specification's list does not have. */
export const usersPermissions = [
  userPermissions.remove,
  userPermissions.export,
  rolePermissions.list,
  rolePermissions.create,
  rolePermissions.update,
  rolePermissions.remove,
  rolePermissions.export,
] as const;

/** Who sees a user whole. */
export const userViewers = [userPermissions.list, userPermissions.update] as const;

/** Who may look users up by name: those who work on users, and those whose screens choose one. */
export const userReaders = [
  ...userViewers,
  userPermissions.create,
  'show_tasks',
  'add_tasks',
  'update_tasks',
] as const;

/** Who sees a role whole. */
export const roleViewers = [rolePermissions.list, rolePermissions.update] as const;

/** Who may read what roles there are, to choose or to filter by one. */
export const roleReaders = [
  ...roleViewers,
  rolePermissions.create,
  userPermissions.list,
  userPermissions.create,
  userPermissions.update,
] as const;

/** The permission of each part of the module screens: the specification's route table, and two more for deleting and exporting. */
export const modulePermissions = {
  list: 'show_modules',
  create: 'add_modules',
  update: 'update_modules',
  remove: 'delete_modules',
  export: 'export_modules',
} as const;

/** This domain's permissions that the specification does not list. */
export const modulesPermissions = [modulePermissions.remove, modulePermissions.export] as const;

/** Permissions that allow reading modules: those for the list and form, and those of screens that choose a module. */
export const moduleReaders = [
  'show_modules',
  'update_modules',
  'show_suppliers',
  'add_suppliers',
  'update_suppliers',
  'show_companies',
  'update_companies',
] as const;

/** What each part of the modules screens asks for: the specification's route table, and one more each for deleting and exporting. */
export const modulePermissions = {
  list: 'show_modules',
  create: 'add_modules',
  update: 'update_modules',
  remove: 'delete_modules',
  export: 'export_modules',
} as const;

/** The permissions of this domain that the specification's list does not have. */
export const modulesPermissions = [modulePermissions.remove, modulePermissions.export] as const;

/** Who may read modules: those who see the list or edit, and whose screens offer a choice of module. */
export const moduleReaders = [
  'show_modules',
  'update_modules',
  'show_suppliers',
  'add_suppliers',
  'update_suppliers',
  'show_companies',
  'update_companies',
] as const;

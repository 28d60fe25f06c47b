/** What each part of the suppliers screens asks for: the specification's route table, and one more each for deleting and exporting. */
export const supplierPermissions = {
  list: 'show_suppliers',
  create: 'add_suppliers',
  update: 'update_suppliers',
  remove: 'delete_suppliers',
  export: 'export_suppliers',
} as const;

/** The permissions of this domain that the specification's list does not have. */
export const suppliersPermissions = [supplierPermissions.remove, supplierPermissions.export] as const;

/** Who may read one supplier: those who see the list, and those who edit. */
export const supplierReaders = [supplierPermissions.list, supplierPermissions.update] as const;

/** Permissions to list the protocols: those of the supplier form and of a supplier's history. */
export const protocolReaders = [...supplierReaders, supplierPermissions.create] as const;

/** Who may look suppliers up: those who see the list, and those whose rules and filters name some. */
export const supplierListers = [
  supplierPermissions.list,
  'show_markups',
  'add_markups',
  'update_markups',
] as const;

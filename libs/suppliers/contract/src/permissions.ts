/** Permissions of the supplier screens: the specification's route table, plus deleting and exporting. */
export const supplierPermissions = {
  list: 'show_suppliers',
  create: 'add_suppliers',
  update: 'update_suppliers',
  remove: 'delete_suppliers',
  export: 'export_suppliers',
} as const;

/** Permissions of this domain that are not in the specification's list. */
export const suppliersPermissions = [supplierPermissions.remove, supplierPermissions.export] as const;

/** Permissions to read one supplier: listing or editing. */
export const supplierReaders = [supplierPermissions.list, supplierPermissions.update] as const;

/** Permissions to list the protocols: those of the supplier form and of a supplier's history. */
export const protocolReaders = [...supplierReaders, supplierPermissions.create] as const;

/** Permissions to look suppliers up: listing them, or markup rules and filters that refer to them. */
export const supplierListers = [
  supplierPermissions.list,
  'show_markups',
  'add_markups',
  'update_markups',
] as const;

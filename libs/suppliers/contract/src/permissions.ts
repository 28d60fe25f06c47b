/** What each part of the suppliers screens asks for: the specification's route table, and one more for deleting. */
export const supplierPermissions = {
  list: 'show_suppliers',
  create: 'add_suppliers',
  update: 'update_suppliers',
  remove: 'delete_suppliers',
} as const;

/** The permissions of this domain that the specification's list does not have. */
export const suppliersPermissions = [supplierPermissions.remove] as const;

/** Who may read one supplier: those who see the list, and those who edit. */
export const supplierReaders = [supplierPermissions.list, supplierPermissions.update] as const;

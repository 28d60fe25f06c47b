/**
 * What each part of the companies screens asks for. The specification's route table names the first three; deleting,
 * exporting and handling API tokens have permissions of their own.
 */
export const companyPermissions = {
  list: 'show_companies',
  create: 'add_companies',
  update: 'update_companies',
  remove: 'delete_companies',
  export: 'export_companies',
  tokens: 'update_company_tokens',
} as const;

/** The permissions of this domain that the specification's list does not have. */
export const companiesPermissions = [
  companyPermissions.remove,
  companyPermissions.export,
  companyPermissions.tokens,
] as const;

/** Who sees a company whole: its contact data, its history. */
export const companyViewers = [companyPermissions.list, companyPermissions.update] as const;

/**
 * Who may look companies up by name: those who work on companies, and those whose screens choose one. Without one of
 * `companyViewers` a company is its name, type and status alone.
 */
export const companyReaders = [
  ...companyViewers,
  companyPermissions.create,
  'show_users',
  'add_users',
  'update_users',
  'show_roles',
  'add_roles',
  'show_markups',
  'add_markups',
  'update_markups',
  'show_transactions',
  'show_bookings',
  'flights_bookings',
  'show_tasks',
  'add_tasks',
  'update_tasks',
  'show_approvals',
] as const;

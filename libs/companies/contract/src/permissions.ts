import { productBookers } from '@traveldesk/shared-contract';

/**
 * The permission of each part of the company screens. The specification's route table names the first three; deleting, exporting and API
 * tokens have additional ones.
 */
export const companyPermissions = {
  list: 'show_companies',
  create: 'add_companies',
  update: 'update_companies',
  remove: 'delete_companies',
  export: 'export_companies',
  tokens: 'update_company_tokens',
} as const;

/** This domain's permissions that the specification does not list. */
export const companiesPermissions = [
  companyPermissions.remove,
  companyPermissions.export,
  companyPermissions.tokens,
] as const;

/** Permissions that show a company in full, with contact data and history. */
export const companyViewers = [companyPermissions.list, companyPermissions.update] as const;

/**
 * Permissions that allow looking companies up by name: those for companies, and those of screens that choose one. Without one of
 * `companyViewers`, only name, type and status are shown.
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
  ...productBookers,
  'show_tasks',
  'add_tasks',
  'update_tasks',
  'show_approvals',
] as const;

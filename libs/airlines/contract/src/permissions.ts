/**
 * The permission of each part of the airline screens. The specification's route table requires `update_airlines` for list, create and edit;
 * exporting needs the same as the list, and deleting a permission of its own.
 */
export const airlinePermissions = {
  list: 'update_airlines',
  create: 'update_airlines',
  update: 'update_airlines',
  remove: 'delete_airlines',
  export: 'update_airlines',
} as const;

/** Permissions of screens that choose an airline: flight search, markups, a company's supplier settings, and the airline screens. */
export const airlineReaders = [
  airlinePermissions.list,
  'flights_search',
  'show_markups',
  'add_markups',
  'update_markups',
  'update_companies',
] as const;

/** This domain's permissions that the specification does not list. */
export const airlinesPermissions = [airlinePermissions.remove] as const;

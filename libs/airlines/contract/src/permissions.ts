/**
 * What each part of the airlines screens asks for. The specification's route table asks `update_airlines` for the
 * list, create and edit; deleting has a permission of its own, and a file of the list asks for what the list does.
 */
export const airlinePermissions = {
  list: 'update_airlines',
  create: 'update_airlines',
  update: 'update_airlines',
  remove: 'delete_airlines',
  export: 'update_airlines',
} as const;

/** Whose screens offer a choice of airlines: flight search, markups, the limits of a company's supplier, and this one. */
export const airlineReaders = [
  airlinePermissions.list,
  'flights_search',
  'show_markups',
  'add_markups',
  'update_markups',
  'update_companies',
] as const;

/** The permissions of this domain that the specification's list does not have. */
export const airlinesPermissions = [airlinePermissions.remove] as const;

import { productBookers, productSearchers } from '@traveldesk/shared-contract';

/**
 * The permission of each part of the country screens. The specification's route table requires `update_countries` for list, create and
 * edit; deleting has a permission of its own (docs/adr/0010). The export holds what the list shows, so it needs the same permission.
 */
export const countryPermissions = {
  list: 'update_countries',
  create: 'update_countries',
  update: 'update_countries',
  remove: 'delete_countries',
  export: 'update_countries',
} as const;

export const cityPermissions = {
  list: 'show_cities',
  create: 'add_city',
  update: 'update_city',
  remove: 'delete_city',
  export: 'show_cities',
} as const;

export const airportPermissions = {
  list: 'update_airports',
  create: 'update_airports',
  update: 'update_airports',
  remove: 'delete_airports',
  export: 'update_airports',
} as const;

/** Permissions that allow looking countries up: those of forms that choose one. */
export const countryReaders = [
  'update_countries',
  'show_cities',
  'add_city',
  'update_city',
  'update_airports',
  'update_airlines',
  'show_companies',
  'add_companies',
  'update_companies',
  'show_markups',
  'add_markups',
  'update_markups',
] as const;

/** Permissions that show a city in full, with its history. */
export const cityViewers = [cityPermissions.list, cityPermissions.update] as const;

/** Permissions that allow looking cities up. */
export const cityReaders = [
  ...cityViewers,
  'add_bookings',
  'add_city',
  'update_airports',
  'show_companies',
  'add_companies',
  'update_companies',
  'show_markups',
  'add_markups',
  'update_markups',
] as const;

/** Permissions that allow looking airports up. */
export const airportReaders = [
  'update_airports',
  ...productSearchers,
  ...productBookers,
  'show_bookings',
  'show_markups',
  'add_markups',
  'update_markups',
] as const;

/** This domain's permissions that the specification does not list. */
export const geoPermissions = [
  countryPermissions.remove,
  cityPermissions.remove,
  airportPermissions.remove,
] as const;

/**
 * What each part of the countries screens asks for. The specification's route table asks `update_countries` for the
 * list, create and edit; deleting has a permission of its own (docs/adr/0010). A file
 * holds what the list shows to everybody who may see it, so it asks for no more.
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

/** Who may look countries up: whoever fills in a form that asks for one. Any one of these is enough. */
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

/** Who sees a city whole, its history too. */
export const cityViewers = [cityPermissions.list, cityPermissions.update] as const;

/** Who may look cities up. */
export const cityReaders = [
  ...cityViewers,
  'add_city',
  'update_airports',
  'show_companies',
  'add_companies',
  'update_companies',
  'show_markups',
  'add_markups',
  'update_markups',
] as const;

/** Who may look airports up. */
export const airportReaders = [
  'update_airports',
  'flights_search',
  'flights_bookings',
  'show_bookings',
  'show_markups',
  'add_markups',
  'update_markups',
] as const;

/** The permissions of this domain that the specification's list does not have. */
export const geoPermissions = [
  countryPermissions.remove,
  cityPermissions.remove,
  airportPermissions.remove,
] as const;

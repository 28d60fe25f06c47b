/**
 * The permissions of the specification (SPECIFICATION 6). A domain that needs more exports its own list from its contract, in the same
 * style, and the API host joins them.
 */
export const basePermissions = [
  'show_users',
  'add_users',
  'update_users',
  'show_modules',
  'add_modules',
  'update_modules',
  'show_suppliers',
  'add_suppliers',
  'update_suppliers',
  'show_companies',
  'add_companies',
  'update_companies',
  'update_countries',
  'show_cities',
  'add_city',
  'update_city',
  'update_airports',
  'update_airlines',
  'flights_search',
  'flights_bookings',
  'show_transactions',
  'show_bookings',
  'show_markups',
  'add_markups',
  'update_markups',
  'show_tasks',
  'delete_tasks',
  'update_tasks',
] as const;

/** The permissions of a product that is sold: to search for it, and to book it. */
export interface ProductPermissions {
  search: string;
  bookings: string;
}

/**
 * The permissions of each product, by its name. Contracts of domains that know no product read them here: screens and lookups that are of
 * all products are open to those of any.
 */
export const productPermissions = {
  flight: { search: 'flights_search', bookings: 'flights_bookings' },
  hotel: { search: 'hotels_search', bookings: 'hotels_bookings' },
} as const satisfies Record<string, ProductPermissions>;

/** Returns the permissions of a product by its name; undefined for a product that this version does not know. */
export function permissionsOfProduct(name: string): ProductPermissions | undefined {
  return (productPermissions as Partial<Record<string, ProductPermissions>>)[name];
}

const { flight, hotel } = productPermissions;

/** The permissions to search for a product, of any kind. */
export const productSearchers = [flight.search, hotel.search] as const;

/** The permissions to book a product, of any kind. They spend a company's money. */
export const productBookers = [flight.bookings, hotel.bookings] as const;

/** The permission of the platform's staff to see net prices and earnings (TRAVEL-RULES 30). Nobody else ever sees them. */
export const netPricePermission = 'show_markups' satisfies (typeof basePermissions)[number];

export type BasePermission = (typeof basePermissions)[number];

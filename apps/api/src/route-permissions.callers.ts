// Groups of permissions shared by several routes, written by hand like the table.

/** Users who edit countries, and users whose screens choose one. */
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
];
export const cityReaders = [
  'show_cities',
  'add_bookings',
  'add_city',
  'update_city',
  'update_airports',
  'show_companies',
  'add_companies',
  'update_companies',
  'show_markups',
  'add_markups',
  'update_markups',
];
/** Users who edit airports, and users who search flights or set prices by airport. */
export const airportReaders = [
  'update_airports',
  'flights_search',
  'flights_bookings',
  'hotels_search',
  'hotels_bookings',
  'show_bookings',
  'show_markups',
  'add_markups',
  'update_markups',
];
export const airlineReaders = [
  'update_airlines',
  'flights_search',
  'show_markups',
  'add_markups',
  'update_markups',
  'update_companies',
];
export const moduleReaders = [
  'show_modules',
  'update_modules',
  'show_suppliers',
  'add_suppliers',
  'update_suppliers',
  'show_companies',
  'update_companies',
];
/** Users who edit suppliers, and users whose rules refer to suppliers. */
export const supplierReaders = ['show_suppliers', 'show_markups', 'add_markups', 'update_markups'];
export const supplierViewers = ['show_suppliers', 'update_suppliers'];
export const moduleViewers = ['show_modules', 'update_modules'];
/** Users who edit companies, and users whose screens choose one. */
export const companyReaders = [
  'show_companies',
  'update_companies',
  'add_companies',
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
  'hotels_bookings',
  'show_tasks',
  'add_tasks',
  'update_tasks',
  'show_approvals',
];
/** Users who read wallets, and users who move money. */
export const walletReaders = [
  'show_transactions',
  'add_deposits',
  'adjust_wallets',
  'add_payouts',
  'convert_wallets',
  'update_credit',
];
/** Users who book a product, of any kind, and those who search for one too. */
export const productBookers = ['flights_bookings', 'hotels_bookings'];
export const productCallers = ['flights_search', 'hotels_search', ...productBookers];
/** Users who may see whether money can be moved: those who book, move money or decide on it. */
export const ledgerStateReaders = [
  ...walletReaders,
  ...productCallers,
  'export_transactions',
  'approve_deposits',
  'approve_adjustments',
  'approve_payouts',
  'approve_credit',
  'update_wallet_settings',
  'show_ledger',
  'check_ledger',
];
export const companyViewers = ['show_companies', 'update_companies'];
/** Users who edit users, and users who assign tasks. */
export const userReaders = [
  'show_users',
  'update_users',
  'add_users',
  'show_tasks',
  'add_tasks',
  'update_tasks',
];
export const userViewers = ['show_users', 'update_users'];
export const roleReaders = [
  'show_roles',
  'add_roles',
  'update_roles',
  'show_users',
  'add_users',
  'update_users',
];
export const roleViewers = ['show_roles', 'update_roles'];
export const taskViewers = ['show_tasks', 'update_tasks'];
export const markupViewers = ['show_markups', 'update_markups'];
/** Users who read markup rules and zones, and users whose forms refer to zones or announce approvals. */
export const markupReaders = ['show_markups', 'add_markups', 'update_markups'];

/** Bookings appear in the list of their product and in the list of all products. */
export const bookingReaders = ['show_bookings', ...productBookers];

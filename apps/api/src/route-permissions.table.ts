/** Who may call a route: anybody, whoever is signed in, or whoever holds any one of these. */
export type Callers = 'public' | 'session' | readonly string[];

/** Those who work on countries, and those whose screens choose one. */
const countryReaders = [
  'update_countries',
  'show_cities',
  'add_city',
  'update_city',
  'update_airports',
  'update_airlines',
  'show_companies',
  'add_companies',
  'update_companies',
];
const cityReaders = [
  'show_cities',
  'add_city',
  'update_city',
  'update_airports',
  'show_companies',
  'add_companies',
  'update_companies',
];
/** Those who work on airports, and those who search flights by them or price by them. */
const airportReaders = [
  'update_airports',
  'flights_search',
  'flights_bookings',
  'show_bookings',
  'show_markups',
  'add_markups',
  'update_markups',
];
const airlineReaders = [
  'update_airlines',
  'flights_search',
  'add_markups',
  'update_markups',
  'update_companies',
];
const moduleReaders = [
  'show_modules',
  'update_modules',
  'show_suppliers',
  'add_suppliers',
  'update_suppliers',
  'show_companies',
  'update_companies',
];
const supplierViewers = ['show_suppliers', 'update_suppliers'];
const moduleViewers = ['show_modules', 'update_modules'];
/** Those who work on companies, and those whose screens choose one. */
const companyReaders = [
  'show_companies',
  'update_companies',
  'add_companies',
  'show_users',
  'add_users',
  'update_users',
  'show_markups',
  'add_markups',
  'update_markups',
  'show_transactions',
  'show_bookings',
  'flights_bookings',
  'show_tasks',
  'update_tasks',
];
const companyViewers = ['show_companies', 'update_companies'];
/** Those who work on users, and those who give a task to one. */
const userReaders = ['show_users', 'update_users', 'add_users', 'show_tasks', 'add_tasks', 'update_tasks'];
const userViewers = ['show_users', 'update_users'];
const roleReaders = ['show_roles', 'add_roles', 'update_roles', 'show_users', 'add_users', 'update_users'];
const taskViewers = ['show_tasks', 'update_tasks'];

/**
 * Who may call what: SPECIFICATION 2 (the permissions of the screens), 6 and 7 (the calls), DESIGN 3 and 6 (what they
 * leave open), written down here by hand. The test beside it walks every route of the API by it, and fails on a route
 * that is not here.
 */
export const routePermissions: Readonly<Record<string, Callers>> = {
  'GET /health': 'public',
  'GET /ready': 'public',
  'GET /openapi.json': 'session',
  'GET /countries': countryReaders,
  'POST /countries': ['update_countries'],
  'GET /countries/{id}': countryReaders,
  'PUT /countries/{id}': ['update_countries'],
  'DELETE /countries/{id}': ['delete_countries'],
  'GET /countries/{id}/history': ['update_countries'],
  'GET /cities': cityReaders,
  'POST /cities': ['add_city'],
  'GET /cities/{id}': cityReaders,
  'PUT /cities/{id}': ['update_city'],
  'DELETE /cities/{id}': ['delete_city'],
  'GET /cities/{id}/history': ['show_cities'],
  'GET /airports': airportReaders,
  'POST /airports': ['update_airports'],
  'GET /airports/{id}': airportReaders,
  'PUT /airports/{id}': ['update_airports'],
  'DELETE /airports/{id}': ['delete_airports'],
  'GET /airports/{id}/history': ['update_airports'],
  'GET /airlines': airlineReaders,
  'POST /airlines': ['update_airlines'],
  'GET /airlines/{id}': ['update_airlines'],
  'PUT /airlines/{id}': ['update_airlines'],
  'DELETE /airlines/{id}': ['delete_airlines'],
  'GET /airlines/{id}/history': ['update_airlines'],
  'GET /modules': moduleReaders,
  'POST /modules': ['add_modules'],
  'GET /modules/{id}': moduleReaders,
  'PUT /modules/{id}': ['update_modules'],
  'DELETE /modules/{id}': ['delete_modules'],
  'GET /modules/{id}/history': moduleViewers,
  'GET /suppliers': ['show_suppliers'],
  'POST /suppliers': ['add_suppliers'],
  'GET /suppliers/{id}': supplierViewers,
  'PUT /suppliers/{id}': ['update_suppliers'],
  'DELETE /suppliers/{id}': ['delete_suppliers'],
  'GET /suppliers/{id}/history': supplierViewers,
  'POST /suppliers/{id}/test': ['update_suppliers'],
  'GET /companies': companyReaders,
  'POST /companies': ['add_companies'],
  'GET /companies/{id}': companyViewers,
  'PUT /companies/{id}': ['update_companies'],
  'DELETE /companies/{id}': ['delete_companies'],
  'GET /companies/{id}/history': companyViewers,
  'GET /company/export': ['export_companies'],
  'GET /companies_types': 'session',
  'GET /currencies': 'session',
  'PUT /companies/{id}/logo': ['update_companies'],
  'DELETE /companies/{id}/logo': ['update_companies'],
  'GET /company_logos/{name}': 'public',
  'GET /companies/{id}/modules': companyViewers,
  'GET /companies/{id}/suppliers': companyViewers,
  'GET /companies/{id}/modules-with-suppliers': companyViewers,
  'POST /companies/{id}/modules-with-suppliers': ['update_companies'],
  'GET /companies/{id}/suppliers/{supplierId}/settings': ['update_companies'],
  'POST /companies/{id}/suppliers/{supplierId}/settings': ['update_companies'],
  'GET /companies/{id}/token': ['update_company_tokens'],
  'POST /companies/{id}/generate-token': ['update_company_tokens'],
  'DELETE /companies/{id}/token/{tokenId}': ['update_company_tokens'],
  'GET /users_types': userReaders,
  'GET /users': userReaders,
  'POST /users': ['add_users'],
  'GET /users/{id}': userViewers,
  'PUT /users/{id}': ['update_users'],
  'DELETE /users/{id}': ['delete_users'],
  'POST /users/{id}/status': ['update_users'],
  'POST /users/{id}/invitation': ['add_users'],
  'GET /users/{id}/history': userViewers,
  'GET /users/{id}/logs': userViewers,
  'GET /users_roles': roleReaders,
  'POST /users_roles': ['add_roles'],
  'GET /users_permissions': roleReaders,
  'GET /users_roles/{id}': ['show_roles'],
  'PUT /users_roles/{id}': ['update_roles'],
  'DELETE /users_roles/{id}': ['delete_roles'],
  'GET /users_roles/{id}/history': ['show_roles'],
  'GET /profile': 'session',
  'PUT /profile': 'session',
  'GET /user/export': ['export_users'],
  'POST /login': 'public',
  'GET /me': 'session',
  'POST /logout': 'session',
  'GET /sessions': 'session',
  'DELETE /sessions/{id}': 'session',
  'POST /update_password': 'session',
  'POST /forget-password': 'public',
  'POST /reset-password': 'public',
  'POST /login/code': 'public',
  'POST /sessions/fresh': 'session',
  'GET /second-factor': 'session',
  'POST /second-factor': 'session',
  'POST /second-factor/confirm': 'session',
  'POST /second-factor/recovery-codes': 'session',
  'DELETE /second-factor': 'session',
  'GET /users/{id}/second-factor': userViewers,
  'DELETE /users/{id}/second-factor': ['update_users'],
  'GET /security_settings': ['update_security'],
  'PUT /security_settings': ['update_security'],
  'GET /security_settings/history': ['update_security'],
  'GET /invitation': 'public',
  'POST /user-form': 'public',
  'GET /home_page_statistics': 'session',
  'GET /tasks': ['show_tasks'],
  'POST /tasks': ['add_tasks'],
  'GET /tasks/{id}': taskViewers,
  'PUT /tasks/{id}': ['update_tasks'],
  'DELETE /tasks/{id}': ['delete_tasks'],
  'GET /tasks/{id}/history': taskViewers,
};

/**
 * The calls that need a sign-in of the last minutes (SECURITY 29): second-factor and API-token changes. Passwords and
 * addresses are parts of calls that need it only sometimes: their own tests show when.
 */
export const freshRoutes: readonly string[] = [
  'POST /second-factor',
  'POST /second-factor/confirm',
  'POST /second-factor/recovery-codes',
  'DELETE /second-factor',
  'DELETE /users/{id}/second-factor',
  'PUT /security_settings',
  'POST /companies/{id}/generate-token',
  'DELETE /companies/{id}/token/{tokenId}',
];

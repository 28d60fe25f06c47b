import { bookingTokenRoutes } from './route-permissions.bookings';

/** What a company's API token may call, with the permission above (DESIGN 6): no route that staff use. */
export const tokenRoutes: readonly string[] = [
  'GET /flights/offers',
  'GET /flights/offers/{id}',
  'POST /flights/offers/{id}/acceptances',
  'GET /flights/offers/{id}/extras',
  'GET /companies/{id}/balance',
  'GET /companies/{id}/balance/enough',
  'POST /companies/{id}/deposit',
  'GET /transactions',
  'GET /transaction/sums',
  'GET /transactions/{id}',
  'GET /companies/{id}/statement',
  ...bookingTokenRoutes,
];

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

/** Routes that need a second permission, since every field of their answer depends on it. */
export const alsoAsked: Readonly<Record<string, string>> = {
  'GET /sales-report/suppliers': 'show_markups',
  'GET /sales-report/suppliers/export': 'show_markups',
};

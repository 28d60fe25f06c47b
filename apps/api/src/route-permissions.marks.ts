import { bookingTokenRoutes } from './route-permissions.bookings';

/** Routes that a company's API token may call with the permission above (DESIGN 6); none of them is for staff. */
export const tokenRoutes: readonly string[] = [
  'GET /flights/offers',
  'GET /hotels/offers',
  'GET /hotels/properties/{id}',
  'GET /hotels/properties/{id}/rates',
  'GET /hotels/properties/{id}/reviews',
  'POST /hotels/quotes',
  'GET /hotels/quotes/{id}',
  'POST /hotels/quotes/{id}/acceptances',
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
 * Routes that need a recent sign-in (SECURITY 29): changes of second factors and API tokens. Changes of passwords and email addresses need
 * it only sometimes, which their own tests cover.
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

/** Routes that need a second permission, because every field of their answer depends on it. */
export const alsoAsked: Readonly<Record<string, string>> = {
  'GET /sales-report/suppliers': 'show_markups',
  'GET /sales-report/suppliers/export': 'show_markups',
};

import { basePermissions } from '@traveldesk/shared-contract';
import { normaliseCode } from './second-factor.rules';
import { sensitiveKind } from './sensitive-permissions';

describe('a code as people type it', () => {
  it.each([
    ['123456', '123456'],
    [' 123 456 ', '123456'],
    ['١٢٣ ٤٥٦', '123456'],
    ['۱۲۳۴۵۶', '123456'],
    ['123\u200e456', '123456'],
    ['7k3m-9q2w-8e5r-4t6y', '7K3M9Q2W8E5R4T6Y'],
    ['7K3M – 9Q2W', '7K3M9Q2W'],
    ['oO-iIlL', '001111'],
  ])('%j is %j', (typed, code) => expect(normaliseCode(typed)).toBe(code));
});

describe('a permission that requires a second factor', () => {
  it.each([
    ['add_users', 'users'],
    ['update_users', 'users'],
    ['delete_users', 'users'],
    ['add_roles', 'users'],
    ['update_roles', 'users'],
    ['delete_roles', 'users'],
    ['update_security', 'users'],
    ['update_company_tokens', 'tokens'],
    ['update_suppliers', 'tokens'],
    ['add_markups', 'money'],
    ['update_companies', 'money'],
    ['approve_deposits', 'money'],
    ['add_wallet_adjustments', 'money'],
    ['flights_bookings', 'money'],
    ['hotels_bookings', 'money'],
  ])('%s requires one: %s', (permission, kind) => expect(sensitiveKind(permission)).toBe(kind));

  it.each([
    'show_users',
    'export_users',
    'show_transactions',
    'flights_search',
    'hotels_search',
    'update_countries',
    'add_city',
  ])('%s requires none', (permission) => expect(sensitiveKind(permission)).toBeNull());

  it('is each one in the specification that changes users, companies, suppliers or markups, or books', () => {
    expect(basePermissions.filter((permission) => sensitiveKind(permission))).toEqual([
      'add_users',
      'update_users',
      'add_suppliers',
      'update_suppliers',
      'add_companies',
      'update_companies',
      'flights_bookings',
      'add_markups',
      'update_markups',
    ]);
  });
});

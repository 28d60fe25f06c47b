import type { MockRoutes } from '@traveldesk/shared-testing/web';
import type { SecondFactor } from '@traveldesk/users-contract';
import { administrator, desk, fakeRoles } from './roles/roles.fake';
import { fakeUsers, user } from './users/users.fake';

const omar = user(2, { name: 'Omar Zaki', email: 'omar@traveldesk.example', status: 'suspended' });
const factor: SecondFactor = { on: false, since: null, recovery_codes_left: 0, required: false };

/** The fake API of `nx serve users-feature`. */
export function hostRoutes(): MockRoutes {
  const { 'GET /users': _, ...ofRoles } = fakeRoles([desk, administrator]).routes;
  return {
    ...fakeUsers([user(1), omar]).routes,
    ...ofRoles,
    'GET /profile': () => ({ body: user(1) }),
    'GET /sessions': () => ({ body: { data: [] } }),
    'GET /second-factor': () => ({ body: { data: factor } }),
  };
}

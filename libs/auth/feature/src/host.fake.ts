import type { SecuritySettings } from '@traveldesk/auth-contract';
import { problem, type MockRoutes } from '@traveldesk/shared-testing/web';
import type { SecondFactor } from '@traveldesk/users-contract';

const settings: SecuritySettings = {
  second_factor_required: false,
  permissions: [
    { key: 'update_markups', kind: 'money' },
    { key: 'add_users', kind: 'users' },
  ],
  concerned: 12,
  without: 1,
  version: 3,
  waiting: [],
};
const factor: SecondFactor = { on: false, since: null, recovery_codes_left: 0, required: false };

/** The fake API of `nx serve auth-feature`. */
export const hostRoutes = (): MockRoutes => ({
  'GET /security_settings': () => ({ body: settings }),
  'GET /security_settings/history': () => ({ body: { data: [], total: 0 } }),
  'GET /second-factor': () => ({ body: { data: factor } }),
  'GET /invitation': () => problem(404, 'not_found', 'This link is not valid any more.'),
});

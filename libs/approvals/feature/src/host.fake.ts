import type { MockRoutes } from '@traveldesk/shared-testing/web';
import { approval, decided, fakeApprovals } from './approvals/approvals.fake';

const approved = approval({ id: '0198f000-0000-7000-8000-0000000000c2', title: 'Deposit of October' });

/** The fake API of `nx serve approvals-feature`. */
export const hostRoutes = (): MockRoutes => ({
  ...fakeApprovals([approval(), decided(approved, 'approved')]).routes,
});

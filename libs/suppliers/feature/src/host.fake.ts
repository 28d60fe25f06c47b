import type { MockRoutes } from '@traveldesk/shared-testing/web';
import { fakeSuppliers, supplier } from './suppliers/suppliers.fake';

/** The fake API of `nx serve suppliers-feature`. */
export const hostRoutes = (): MockRoutes => ({ ...fakeSuppliers([supplier()]).routes });

import { preloadable } from '@traveldesk/shared-ui';

/** What is chosen from a list is heavier than the rows: it comes after them. */
export const { Component: CompanyFilter } = preloadable(
  async () => (await import('./CompanyFilter')).CompanyFilter,
);
export const { Component: SupplierFilter } = preloadable(
  async () => (await import('./SupplierFilter')).SupplierFilter,
);
export const { Component: UserFilter } = preloadable(async () => (await import('./UserFilter')).UserFilter);
export const { Component: DayFilter } = preloadable(async () => (await import('./DayFilter')).DayFilter);

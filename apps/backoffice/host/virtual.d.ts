declare module 'virtual:feature' {
  import type { MockRoutes } from '@traveldesk/shared-testing/web';

  /** The domain of the served library: `geo`. */
  export const domain: string;
  /** The library's fake API. */
  export const hostRoutes: () => MockRoutes;
  /** The exports of the contract's `permissions.ts`, in any depth. */
  export const permissions: object;
}

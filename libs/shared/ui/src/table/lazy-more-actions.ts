import { preloadable } from '../lazy/preloadable';

/** The menu of further actions, loaded when there is one: most rows and records have room for all of their buttons. */
export const { Component: MoreActions } = preloadable(
  async () => (await import('./MoreActions')).MoreActions,
);

import { preloadable } from '@traveldesk/shared-ui';
import { loadAuditWords } from '@traveldesk/shared-web';

/** A user's history and activity log, loaded on demand together with the audit texts of all domains. */
export const { Component: UserHistory } = preloadable(async () => {
  const [{ UserHistory }] = await Promise.all([import('./UserHistory'), loadAuditWords()]);
  return UserHistory;
});
export const { Component: UserLogs } = preloadable(async () => {
  const [{ UserLogs }] = await Promise.all([import('./UserLogs'), loadAuditWords()]);
  return UserLogs;
});

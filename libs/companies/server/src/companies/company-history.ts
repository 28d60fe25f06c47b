import { companyPermissions, companyViewers } from '@traveldesk/companies-contract';
import type { HistoryRule } from '@traveldesk/shared-server';

/** What the platform earns; who was above, which a company that has moved does not take to its new place; and why it is trusted. */
const ofPlatform = ['supplier_markup', 'parent', 'reason'];

/** What has a route of its own is told to who may read it there. */
const ofPermission = {
  api_token: companyPermissions.tokens,
  supplier_settings: companyPermissions.update,
  supplier_markup: companyPermissions.update,
  own_access: companyPermissions.update,
};

export const companyHistory = {
  permissions: companyViewers,
  hidden: ({ type, permissions }) => [
    ...(type === 'staff' ? [] : ofPlatform),
    ...Object.entries(ofPermission).flatMap(([field, permission]) =>
      permissions.has(permission) ? [] : [field],
    ),
  ],
} satisfies HistoryRule;

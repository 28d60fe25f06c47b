import { companyPermissions, companyViewers } from '@traveldesk/companies-contract';
import type { HistoryRule } from '@traveldesk/shared-server';

/**
 * Hidden from company users: the platform's earnings, former parents (which a moved company's new group must not learn), and reasons for
 * credit.
 */
const ofPlatform = ['supplier_markup', 'parent', 'reason'];

/** Fields with a route of their own, each shown only with that route's permission. */
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

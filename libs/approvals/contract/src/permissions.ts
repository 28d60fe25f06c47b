/**
 * What each part of the approvals screens asks for. What approves a request is its kind's own permission, which the domain
 * that registers the kind declares.
 */
export const approvalPermissions = {
  list: 'show_approvals',
  export: 'export_approvals',
  /** Decides on loosening a setting that guards money, whichever domain keeps it. */
  approveMoneySettings: 'approve_money_settings',
} as const;

/** The permissions of this domain that the specification's list does not have. */
export const approvalsPermissions = [
  approvalPermissions.list,
  approvalPermissions.export,
  { name: approvalPermissions.approveMoneySettings, sensitive: 'money' },
] as const;

/** Permissions of the approval screens. Each kind has its own permission to approve, declared by its domain. */
export const approvalPermissions = {
  list: 'show_approvals',
  export: 'export_approvals',
  /** Permits approving looser values of settings that guard money, in any domain. */
  approveMoneySettings: 'approve_money_settings',
} as const;

/** Permissions of this domain that are not in the specification's list. */
export const approvalsPermissions = [
  approvalPermissions.list,
  approvalPermissions.export,
  { name: approvalPermissions.approveMoneySettings, sensitive: 'money' },
] as const;

/**
 * What each part of the approvals screens asks for. What approves a request is its kind's own permission, which the domain
 * that registers the kind declares.
 */
export const approvalPermissions = {
  list: 'show_approvals',
  export: 'export_approvals',
} as const;

/** The permissions of this domain that the specification's list does not have. */
export const approvalsPermissions = Object.values(approvalPermissions);

export { approvalPermissions, approvalsPermissions } from './permissions';
export { approvalPaths } from './paths';
export { approvalStates, type ApprovalState } from './approval.kinds';
export {
  approvalDetailsSchema,
  approvalExportQuerySchema,
  approvalKindsSchema,
  approvalPageSchema,
  approvalQuerySchema,
  approveInputSchema,
  cancelInputSchema,
  declineInputSchema,
  type Approval,
  type ApprovalDetails,
  type ApprovalExportQuery,
  type ApprovalFact,
  type ApprovalKindName,
  type ApprovalQuery,
  type ApproveInput,
  type CancelInput,
  type DeclineInput,
} from './approval';

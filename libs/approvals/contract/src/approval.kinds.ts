/** What becomes of a request: it is new until a second person decides, or its author takes it back. */
export const approvalStates = ['new', 'approved', 'partly_approved', 'declined', 'cancelled'] as const;

export type ApprovalState = (typeof approvalStates)[number];

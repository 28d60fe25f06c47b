/** States of a request: new until a second person decides or the author withdraws it. */
export const approvalStates = ['new', 'approved', 'partly_approved', 'declined', 'cancelled'] as const;

export type ApprovalState = (typeof approvalStates)[number];

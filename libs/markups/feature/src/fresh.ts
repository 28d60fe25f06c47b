/** Seconds before a rule is read again: an approver or a scheduled date may have changed it. */
export const fresh = 5;

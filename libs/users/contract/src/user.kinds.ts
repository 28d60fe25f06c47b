/** The types of users (DESIGN 6): platform staff, users of a company, and customers who book for themselves. */
export const userTypes = ['staff', 'company', 'customer'] as const;
export type UserType = (typeof userTypes)[number];

/**
 * `invited`: has no password yet and cannot sign in. `active`: can sign in. `suspended`: cannot sign in until reactivated; all sessions
 * have ended.
 */
export const userStatuses = ['invited', 'active', 'suspended'] as const;
export type UserStatus = (typeof userStatuses)[number];

/** DESIGN 6. `staff` work for the platform, `company` for a company on it, `customer` for themselves. */
export const userTypes = ['staff', 'company', 'customer'] as const;
export type UserType = (typeof userTypes)[number];

/**
 * `invited`: has a place but no password yet, and cannot sign in. `active`: can. `suspended`: could, and may
 * again; every session is over.
 */
export const userStatuses = ['invited', 'active', 'suspended'] as const;
export type UserStatus = (typeof userStatuses)[number];

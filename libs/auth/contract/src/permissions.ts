/** Allows reading and changing the sign-in rules of all users. */
export const securityPermissions = { update: 'update_security' } as const;

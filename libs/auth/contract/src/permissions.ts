/** Reads and changes the rules that hold for everybody's sign-in. */
export const securityPermissions = { update: 'update_security' } as const;

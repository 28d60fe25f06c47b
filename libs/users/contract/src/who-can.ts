import { z } from 'zod';

/** Limit on the permissions of one request; a route accepts at most a dozen alternatives. */
const maxPermissions = 20;

/** GET /who_can?permission=add_users,update_users: roles with any of these permissions. */
export const whoCanQuerySchema = z.strictObject({
  permission: z
    .string()
    .max(1000)
    .transform((names) => names.split(','))
    .pipe(z.array(z.string().regex(/^[a-z_]{1,60}$/)).max(maxPermissions)),
});

/**
 * Names of roles with the permission. Staff get all of them; other callers only roles that somebody in their company or below it has, so
 * that they learn whom to ask, but not how the platform is organized.
 */
export const whoCanSchema = z.object({ data: z.object({ roles: z.array(z.string()) }) });

export type WhoCan = z.infer<typeof whoCanSchema>;

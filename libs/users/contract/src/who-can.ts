import { z } from 'zod';

/** As many permissions as one question may name; a route asks for any one of a dozen at most. */
const maxPermissions = 20;

/** GET /who_can?permission=add_users,update_users: who has any one of these. */
export const whoCanQuerySchema = z.strictObject({
  permission: z
    .string()
    .max(1000)
    .transform((names) => names.split(','))
    .pipe(z.array(z.string().regex(/^[a-z_]{1,60}$/)).max(maxPermissions)),
});

/**
 * The names of the roles that have the permission. Staff are told all of them, others only those that somebody of the
 * own company or below it has: whom to ask, and nothing of how the platform is organised.
 */
export const whoCanSchema = z.object({ data: z.object({ roles: z.array(z.string()) }) });

export type WhoCan = z.infer<typeof whoCanSchema>;

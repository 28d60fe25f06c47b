import { z } from 'zod';

const moduleLinkSchema = z.object({ key: z.string(), name: z.string() });

/**
 * The signed-in user: the nine fields of GET /me (SPECIFICATION 3 and 7), and the time zone of users who have chosen one. `roles` are role names, `permissions` those that the API checks
 * at each request, `links` other places that the user may open.
 */
export const sessionUserSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  type: z.string(),
  roles: z.array(z.string()),
  permissions: z.array(z.string()),
  links: z.array(z.object({ name: z.string(), path: z.string() })),
  modules: z.array(moduleLinkSchema),
  password_changed: z.boolean(),
  /** The user's own time zone; absent if it is the device's. */
  time_zone: z.string().optional(),
});

export type SessionUser = z.infer<typeof sessionUserSchema>;

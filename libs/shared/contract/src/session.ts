import { z } from 'zod';

/** What a module of the platform is to the user who may use it. */
const moduleLinkSchema = z.object({ key: z.string(), name: z.string() });

/**
 * The signed-in user, the nine fields of GET /me (SPECIFICATION 3 and 7). `roles` are role names,
 * `permissions` what the API will check at each call, `links` further places the user may go.
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
});

export type SessionUser = z.infer<typeof sessionUserSchema>;

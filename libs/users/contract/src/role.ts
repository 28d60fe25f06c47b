import { z } from 'zod';
import { filterSchema, idSchema, lineSchema, pageOf, pageQuery } from '@traveldesk/shared-contract';

/** What people write of a role. Which permissions exist is the API's to say (GET /users_permissions). */
export const roleInputSchema = z.strictObject({
  name: lineSchema(60),
  permissions: z
    .array(z.string().max(60))
    .max(500)
    .refine((names) => new Set(names).size === names.length, { params: { key: 'permissions_twice' } }),
});

/** A role. `administrator` holds every permission there is and cannot be edited; `users` is how many have it. */
export const roleSchema = z.object({
  id: idSchema,
  name: z.string(),
  administrator: z.boolean(),
  permissions: z.array(z.string()),
  users: z.number().int().nonnegative(),
  version: z.number().int().positive(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});

export const rolePageSchema = pageOf(roleSchema);

/** The query of the list; `permission` finds the roles that hold it: "who can do this?". */
export const roleQuerySchema = pageQuery(['name', 'permissions', 'users', 'created_at']).extend({
  name: filterSchema(60).optional(),
  permission: z.string().max(60).optional(),
});

/** The query of the export: the filters and the order of the list, without a page. */
export const roleExportQuerySchema = roleQuerySchema.omit({ page: true, per_page: true });

/** GET /users_permissions: every permission there is, and whether the caller holds it and so may give it. */
export const permissionsSchema = z.object({
  data: z.array(z.object({ key: z.string(), held: z.boolean() })),
});

export type Role = z.infer<typeof roleSchema>;
export type RoleInput = z.infer<typeof roleInputSchema>;
export type RoleQuery = z.infer<typeof roleQuerySchema>;
export type RoleExportQuery = z.infer<typeof roleExportQuerySchema>;
